import type { Bilingual } from '#contract/shared.ts';

/** The name of a university, where no house found says it; undefined where the host cannot be reached. */
export async function universityName(id: string): Promise<Bilingual | undefined> {
  const { universities } = await import('../commute/queries.ts');
  return (await universities())?.find((each) => each.id === id)?.name;
}
