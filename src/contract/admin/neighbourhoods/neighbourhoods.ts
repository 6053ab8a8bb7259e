import * as v from 'valibot';
import { get, put } from '#contract/endpoint.ts';
import { MOST_STREETS, neighbourhoodTopics } from '#contract/seoul/neighbourhood-topics.ts';
import { Instant } from '#contract/shared.ts';
import { locations } from '#contract/vocabulary.ts';

const Line = (max: number) =>
  v.pipe(v.string('text_required'), v.normalize('NFC'), v.trim(), v.maxLength(max, 'text_too_long'));
/** A text that may be empty; with English it needs Korean. */
const OptionalText = (max: number) =>
  v.pipe(
    v.object({ ko: Line(max), en: Line(max) }, 'text_required'),
    v.forward(
      v.partialCheck([['ko'], ['en']], ({ ko, en }) => ko !== '' || en === '', 'korean_required'),
      ['ko'],
    ),
  );
type Text = { ko: string; en: string };
const isWritten = ({ ko, en }: Text) => ko !== '' || en !== '';

const Street = v.pipe(
  v.object({ name: OptionalText(60), text: OptionalText(300) }),
  v.forward(
    v.partialCheck(
      [['name'], ['text']],
      ({ name, text }) => isWritten(name) || !isWritten(text),
      'korean_required',
    ),
    ['name', 'ko'],
  ),
  v.forward(
    v.partialCheck(
      [['name'], ['text']],
      ({ name, text }) => isWritten(text) || !isWritten(name),
      'korean_required',
    ),
    ['text', 'ko'],
  ),
);

/** Everything administrators write about a neighborhood. Empty texts, and streets without a name, are not shown. */
export const NeighbourhoodContent = v.object({
  published: v.pipe(
    v.boolean('invalid_input'),
    v.description('False hides the texts; the page stays with what is computed'),
  ),
  summary: OptionalText(200),
  streets: v.pipe(v.array(Street), v.maxLength(MOST_STREETS, 'invalid_input')),
  ...v.entriesFromList(neighbourhoodTopics, OptionalText(600)),
});
export type NeighbourhoodContent = v.InferOutput<typeof NeighbourhoodContent>;

export const AdminNeighbourhood = v.object({
  location: v.picklist(locations),
  content: NeighbourhoodContent,
  changedAt: v.pipe(v.nullable(Instant), v.description('Null if nothing was ever written')),
  version: v.pipe(v.string(), v.description('The ETag of its content, without quotes')),
});
export type AdminNeighbourhood = v.InferOutput<typeof AdminNeighbourhood>;

export const adminNeighbourhoods = {
  list: get('/v1/admin/neighbourhoods', 'admin', {
    summary: 'List the neighborhoods with their texts',
    description: 'All of them in their fixed order, published or not.',
    data: v.array(AdminNeighbourhood),
    addition: true,
  }),
  get: get('/v1/admin/neighbourhoods/{slug}', 'admin', {
    summary: 'Get the texts of a neighborhood',
    description: 'In both languages, published or not.',
    data: AdminNeighbourhood,
    version: 'shown',
    addition: true,
  }),
  replace: put('/v1/admin/neighbourhoods/{slug}', 'admin', {
    summary: 'Change the texts of a neighborhood',
    description: 'Replaces all of its texts. Published ones are on its public page at once.',
    body: NeighbourhoodContent,
    data: AdminNeighbourhood,
    version: 'required',
    addition: true,
  }),
};
