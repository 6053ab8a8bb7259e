export { HouseHost as default } from '#app/admin/staff/house-host.tsx';
