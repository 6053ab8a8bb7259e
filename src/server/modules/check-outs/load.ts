import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import type { Parts } from './present.ts';
import { findObjection, findReport } from './store.ts';

export async function loadParts(db: Db, { files }: Pick<Context, 'files'>, id: string): Promise<Parts> {
  const report = await findReport(db, id);
  const objection = await findObjection(db, id);
  const photos = report ? await files.picturesOf(db, { kind: 'check_out', id }) : [];
  const evidence = objection ? await files.picturesOf(db, { kind: 'objection', id }) : [];
  return { report, objection, photos, evidence };
}
