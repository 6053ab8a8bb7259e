/** The parts of a house's page in which dates and people are chosen, as one file to load. */
export { BookingBox } from './booking-box.tsx';
export { BookingSheet } from './booking-sheet.tsx';
