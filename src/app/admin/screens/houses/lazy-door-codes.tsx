export { DoorCodes as default } from '#app/admin/door-codes/door-codes.tsx';
