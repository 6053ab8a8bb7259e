export { uploadPhoto, uploadPicture, type Upload } from '#app/platform/api/upload.ts';
