import type {
  AdminNeighbourhood,
  NeighbourhoodContent,
} from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import { neighbourhoodTopics, type NeighbourhoodTopic } from '#contract/seoul/neighbourhood-topics.ts';
import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import type { Bilingual } from '#contract/shared.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { Commute } from '../commutes/policy.ts';
import { commute } from '../commutes/present.ts';
import type { HousesOfNeighbourhood, NeighbourhoodRow } from './store.ts';

/** Returns a stored text with its languages in one order, which its version depends on. */
const written = ({ ko, en }: Bilingual = { ko: '', en: '' }): Bilingual => ({ ko, en });

/** Returns a record with a value for each topic. */
function ofTopics<T>(value: (topic: NeighbourhoodTopic) => T): Record<NeighbourhoodTopic, T> {
  return Object.fromEntries(neighbourhoodTopics.map((topic) => [topic, value(topic)])) as Record<
    NeighbourhoodTopic,
    T
  >;
}

function contentOf({
  published,
  texts,
}: Pick<NeighbourhoodRow, 'published' | 'texts'>): NeighbourhoodContent {
  return {
    published,
    summary: written(texts.summary),
    streets: (texts.streets ?? []).map(({ name, text }) => ({ name: written(name), text: written(text) })),
    ...ofTopics((topic) => written(texts[topic])),
  };
}

/** Presents a neighborhood to everybody. Unpublished and empty texts are left out; missing English falls back to Korean. */
export function neighbourhood(
  row: NeighbourhoodRow,
  { houses, lowest, highest }: HousesOfNeighbourhood,
  commutes: readonly Commute[],
): Neighbourhood {
  const content = contentOf(row.published ? row : { published: false, texts: {} });
  const shown = (text: Bilingual) => (text.ko === '' ? null : both(text));
  return {
    location: row.location,
    summary: shown(content.summary),
    streets: content.streets
      .filter(({ name }) => name.ko !== '')
      .map(({ name, text }) => ({ name: both(name), text: both(text) })),
    ...ofTopics((topic) => shown(content[topic])),
    commutes: commutes.flatMap((way) => commute(way) ?? []),
    rents: lowest === null || highest === null ? null : { from: lowest, to: highest },
    houses,
  };
}

export function adminNeighbourhood(row: NeighbourhoodRow): AdminNeighbourhood {
  const content = contentOf(row);
  return {
    location: row.location,
    content,
    changedAt: row.changed_at?.toISOString() ?? null,
    version: versionOf(content),
  };
}

/** The facts of a neighborhood for the audit log; null for an empty text. */
export function factsOf({ published, summary, streets, ...topics }: NeighbourhoodContent) {
  const lines = (language: 'ko' | 'en') =>
    streets
      .map(({ name, text }) => [name[language], text[language]].filter(Boolean).join(': '))
      .filter(Boolean)
      .join('\n') || null;
  const each = Object.entries({ summary, ...topics }).flatMap(([name, { ko, en }]) => [
    [name, ko || null],
    [`${name}En`, en || null],
  ]);
  return {
    state: published ? 'published' : 'hidden',
    streets: lines('ko'),
    streetsEn: lines('en'),
    ...(Object.fromEntries(each) as Record<string, string | null>),
  };
}
