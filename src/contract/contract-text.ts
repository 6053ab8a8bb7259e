import * as v from 'valibot';
import { Bilingual } from './shared.ts';

const Line = v.object({
  text: v.string(),
  look: v.picklist(['title', 'strong', 'body', 'quiet']),
});
const Lines = v.array(Line);

export const ContractBlock = v.variant('kind', [
  v.object({ kind: v.literal('heading'), number: v.number(), title: Bilingual }),
  v.object({
    kind: v.literal('columns'),
    columns: v.pipe(v.array(Lines), v.description('Beside each other in the file')),
  }),
  v.object({
    kind: v.literal('facts'),
    facts: v.array(v.object({ label: Bilingual, value: Lines })),
  }),
  v.object({
    kind: v.literal('table'),
    head: v.array(Bilingual),
    amounts: v.pipe(v.array(v.boolean()), v.description('The columns that hold amounts')),
    rows: v.pipe(v.array(v.array(Lines)), v.description('Row by row, cell by cell')),
  }),
  v.object({ kind: v.literal('clauses'), numbered: v.boolean(), items: v.array(Bilingual) }),
  v.object({
    kind: v.literal('signature'),
    party: Lines,
    inside: Lines,
    picture: v.nullable(v.pipe(v.string(), v.description('A drawn signature, a PNG as a data URL'))),
    below: Lines,
  }),
]);
export type ContractBlock = v.InferOutput<typeof ContractBlock>;
export type ContractLine = v.InferOutput<typeof Line>;

/** The text of a contract file, recorded when the file was made, to read on small screens. Only the file is binding. */
export const ContractText = v.object({
  sha256: v.pipe(v.string(), v.description('Of the file that this text is of')),
  blocks: v.pipe(
    v.array(ContractBlock),
    v.description('Empty of a file that was made before its text was written down too'),
  ),
});
export type ContractText = v.InferOutput<typeof ContractText>;
