import { post } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { pictures } from '../pictures.ts';

export const adminFiles = {
  upload: post('/v1/admin/files', 'admin', {
    summary: 'Upload a picture',
    description: `A JPEG, PNG or WebP file of up to ${pictures.maxBytes / 1_048_576} MiB as the body, told by its content. It is decoded and stored anew, without anything that was in the file beside the picture. One that nothing refers to is deleted after ${pictures.unusedDays} days.`,
    upload: 'picture',
    data: StoredPicture,
    addition: true,
  }),
};
