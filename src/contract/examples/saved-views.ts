import type { adminSavedViews, SavedView } from '../admin/saved-views.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { now } from './world.ts';

const view: SavedView = {
  id: '6c7d8e9f-a0b1-4c2d-93e4-f50617283940',
  name: 'Unsigned in Hongdae',
  shared: true,
  own: true,
  ownerName: 'Jiwoo Kim',
  query: { location: 'hongdae', unsigned: true },
  createdAt: now,
};
const { name, shared, query } = view;

export const adminSavedViewExamples: ExamplesOf<typeof adminSavedViews> = {
  list: { data: [view] },
  create: { body: { name, shared, query }, data: view },
  update: { params: { id: view.id }, body: { name: 'Hongdae' }, data: { ...view, name: 'Hongdae' } },
  remove: { params: { id: view.id }, data: null },
};
