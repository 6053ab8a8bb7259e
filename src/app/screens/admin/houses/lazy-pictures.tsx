export { HousePictures as default } from '#app/features/admin/house-pictures/house-pictures.tsx';
