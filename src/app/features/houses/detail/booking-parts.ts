export { BookingBox } from './booking-box.tsx';
export { BookingSheet } from './booking-sheet.tsx';
