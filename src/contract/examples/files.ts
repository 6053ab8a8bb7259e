import type { adminFiles, adminPhotos } from '../admin/files.ts';
import type { adminHousePictures, HousePictures } from '../admin/house-pictures.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { files, StoredPicture } from '../files.ts';
import { house, now, photo } from './world.ts';

const id = '3f4e5d6c-7b8a-4990-a1b2-c3d4e5f60718';
const link = (side: number) => `${id}.${side}.1795311600.9nT0dQwzqkq0mJ1f6wq1mQ3c0c0n9q1nZx8uQ0c4hYw`;

export const picture: StoredPicture = {
  id,
  width: 1920,
  height: 1440,
  url: `/v1/files/${link(1920)}`,
  thumbnailUrl: `/v1/files/${link(480)}`,
  uploadedAt: now,
};

export const fileExamples: ExamplesOf<typeof files> = {
  upload: { query: { purpose: 'review' }, data: picture },
  get: { params: { link: link(1920) } },
};
export const adminFileExamples: ExamplesOf<typeof adminFiles> = { upload: { data: picture } };

const uploaded = { ...photo, id };
const described = { alt: uploaded.alt, focus: { x: 50, y: 30 } };
export const adminPhotoExamples: ExamplesOf<typeof adminPhotos> = {
  upload: { data: { ...uploaded, alt: { ko: '', en: '' } } },
  describe: { params: { id }, body: described, data: { ...uploaded, focus: described.focus } },
};

const pictured: HousePictures = {
  houseId: house.id,
  pictures: [{ ...uploaded, focus: described.focus, room: 'bedroom', isOwn: true }],
  version: '3c0d9b7a64e1f258',
};
export const adminHousePictureExamples: ExamplesOf<typeof adminHousePictures> = {
  get: { params: { id: house.id }, data: pictured },
  add: { params: { id: house.id }, body: { photoId: id }, data: pictured },
  update: {
    params: { id: house.id },
    ifMatch: `"${pictured.version}"`,
    body: { pictures: [{ id, room: 'bedroom', ...described }] },
    data: pictured,
  },
};
