export { DoorCodes as default } from '#app/features/admin/door-codes/door-codes.tsx';
