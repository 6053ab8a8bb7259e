export { HouseDates as default } from '#app/admin/house-dates/house-dates.tsx';
