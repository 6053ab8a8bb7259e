export { HousePictures as default } from '#app/admin/house-pictures/house-pictures.tsx';
