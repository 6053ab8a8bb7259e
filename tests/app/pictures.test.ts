import { expect, it } from 'vitest';
import { neighbourhoods, photos } from '#app/features/brand/photos.ts';
import { loungeBoards } from '#server/demo/boards.ts';
import { houses } from '#server/demo/houses.ts';
import { interviews } from '#server/demo/interviews.ts';

const inText = (html: string) => [...html.matchAll(/src="\/photos\/(.+?)-\d+\.webp"/g)].map(([, id]) => id!);
const twice = (ids: readonly (string | null)[]) =>
  ids.filter((id, index) => id !== null && ids.indexOf(id) !== index);
const boards = [...loungeBoards, ...interviews];

it('the community and the testimonials show no picture twice', () => {
  expect(twice(boards.map(({ photo }) => photo))).toEqual([]);
});

it.each(boards.map((board) => [board.title.en, board] as const))(
  '%s shows no picture twice in either language',
  (_, { photo, body }) => {
    for (const text of [body.ko, body.en]) expect(twice([photo, ...inText(text)])).toEqual([]);
  },
);

it('home shows no picture twice, whichever houses are free soonest', () => {
  const places = neighbourhoods.map(({ photo }) => photo.id);
  const cards = houses.map((house) => house.photos[0]![0]);
  const { picnic, desk } = photos;
  expect(twice([...places, ...cards, picnic.id, desk.id, 'hero', 'hero-portrait'])).toEqual([]);
});
