export { HouseDates as default } from '#app/features/admin/house-dates/house-dates.tsx';
