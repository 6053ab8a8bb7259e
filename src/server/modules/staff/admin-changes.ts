import type { AdminStaff, NamedHost, StaffChange, StaffContent } from '#contract/admin/staff/staff.ts';
import { isId } from '#contract/rules/id.ts';
import { placed } from '#contract/rules/order/placed.ts';
import { MAX_STAFF } from '#contract/rules/people/staff.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';

import { adminStaffOf, factsOf, namedHost } from './present.ts';
import { hostedHouses, hostOf, profiles, uploadedPhoto, type StaffRow } from './read-store.ts';
import { deleteProfile, insertProfile, lockProfiles, updateProfile, writeHost, writeOrder } from './store.ts';

type ByVersion = Administrator & { ifMatch: string };
type Facts = Record<string, unknown>;

/**
 * Adds a profile after the others. Repeating the request returns the first profile in its present state.
 * @throws Refusal `staff_exceeded`, `picture_unknown`
 */
export function addProfile(
  ctx: Context,
  by: Administrator,
  { id, ...content }: StaffContent & { id: string },
): Promise<AdminStaff> {
  return inTransaction(ctx, async (trx) => {
    const others = await lockProfiles(trx);
    if (others.some((each) => each.id === id)) return loadProfile(trx, id);
    if (others.length >= MAX_STAFF) refuse('staff_exceeded', { most: MAX_STAFF });
    const position = others.length + 1;
    await requirePortrait(trx, content.photoId);
    await insertProfile(trx, { id, ...columnsOf(content), position });
    await usePortrait(trx, ctx, { id, name: content.name }, { before: null, after: content.photoId });
    const after = factsOf((await profiles(trx, { id }))[0]!);
    await audit(trx, ctx, by, { action: 'staff-added', subject: { kind: 'staff', id }, change: { after } });
    return loadProfile(trx, id);
  });
}

/**
 * Changes what is written of a profile, its portrait, or its place in the order.
 * @throws Refusal `not_found`, `version_stale` with the profile as it is now, `picture_unknown`
 */
export function changeProfile(
  ctx: Context,
  id: string,
  by: ByVersion,
  { position, ...change }: StaffChange,
): Promise<AdminStaff> {
  return inTransaction(ctx, async (trx) => {
    const { row, order } = await held(trx, id, by.ifMatch);
    const { photoId = row.photo_id, name = row.name } = change;
    if (photoId !== row.photo_id) await requirePortrait(trx, photoId);
    const columns = columnsOf(change);
    if (Object.keys(columns).length > 0) await updateProfile(trx, id, columns);
    await usePortrait(trx, ctx, { id, name }, { before: row.photo_id, after: photoId });
    if (position !== undefined) await writeOrder(trx, placed(order, id, position));
    const [after] = await profiles(trx, { id });
    const changed = changeOf(factsOf(row), factsOf(after!));
    if (changed)
      await audit(trx, ctx, by, {
        action: 'staff-changed',
        subject: { kind: 'staff', id },
        change: changed,
      });
    return loadProfile(trx, id);
  });
}

/** Deletes a profile. @throws Refusal `not_found`, `version_stale` with the profile as it is now */
export function removeProfile(ctx: Context, id: string, by: ByVersion): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const { row, order } = await held(trx, id, by.ifMatch);
    await deleteProfile(trx, id);
    await ctx.files.detach(trx, { kind: 'staff', id });
    await writeOrder(
      trx,
      order.filter((each) => each !== id),
    );
    await audit(trx, ctx, by, {
      action: 'staff-deleted',
      subject: { kind: 'staff', id },
      change: { before: factsOf(row) },
    });
  });
}

/**
 * Names the host of a house, or none.
 * @throws Refusal `not_found` without such a house, `version_stale` with the host as it is now, `staff_unknown`
 */
export function setHost(
  ctx: Context,
  houseId: string,
  by: ByVersion,
  staffId: string | null,
): Promise<NamedHost> {
  return inTransaction(ctx, async (trx) => {
    const all = await lockProfiles(trx);
    const before = await hostOf(trx, houseId);
    if (before === undefined) refuse('not_found');
    requireVersion(by.ifMatch, namedHost(before));
    if (staffId === before) return namedHost(before);
    if (staffId && all.every(({ id }) => id !== staffId))
      refuse('staff_unknown', {}, { staffId: 'staff_unknown' });
    await writeHost(trx, houseId, staffId);
    const nameOf = (id: string | null) => all.find((each) => each.id === id)?.name.ko ?? null;
    await audit(trx, ctx, by, {
      action: 'house-host-changed',
      subject: { kind: 'house', id: houseId },
      change: { before: { hostName: nameOf(before) }, after: { hostName: nameOf(staffId) } },
    });
    return namedHost(staffId);
  });
}

/** Loads a profile as administrators edit it. @throws Refusal `not_found` */
export async function loadProfile(db: Db, id: string): Promise<AdminStaff> {
  const [row] = isId(id) ? await profiles(db, { id }) : [];
  return adminStaffOf(row ?? refuse('not_found'), await hostedHouses(db));
}

function columnsOf(content: StaffContent): ReturnType<typeof allColumns>;
function columnsOf(content: Partial<StaffContent>): Partial<ReturnType<typeof allColumns>>;
function columnsOf(content: Partial<StaffContent>) {
  return Object.fromEntries(
    Object.entries(allColumns(content as StaffContent)).filter(([, value]) => value !== undefined),
  );
}

const allColumns = ({ name, role, languages, replyMinutes, photoId, published }: StaffContent) => ({
  name: JSON.stringify(name),
  role: JSON.stringify(role),
  languages: JSON.stringify(languages),
  reply_minutes: replyMinutes,
  photo_id: photoId,
  published,
});

/** Public pages show an uploaded picture alone that was stored for them. @throws Refusal `picture_unknown` */
async function requirePortrait(trx: Trx, photoId: string | null): Promise<void> {
  if (photoId && !(await uploadedPhoto(trx, photoId)))
    refuse('picture_unknown', {}, { photoId: 'picture_unknown' });
}

/** Makes a profile refer to one portrait or none, described by the name. */
async function usePortrait(
  trx: Trx,
  ctx: Pick<Context, 'files'>,
  { id, name }: Pick<StaffContent, 'name'> & { id: string },
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const use = { kind: 'staff', id } as const;
  if (before && before !== after) await ctx.files.detach(trx, use, before);
  if (!after) return;
  const photo = await uploadedPhoto(trx, after);
  if (before !== after) await ctx.files.attach(trx, use, [after], { most: 1 });
  await ctx.files.describe(trx, [
    { id: after, alt: { ko: name.ko, en: name.en || name.ko }, focus: photo?.focus ?? null },
  ]);
}

async function held(trx: Trx, id: string, ifMatch: string): Promise<{ row: StaffRow; order: string[] }> {
  const all = await lockProfiles(trx);
  const row = all.find((each) => each.id === id) ?? refuse('not_found');
  requireVersion(ifMatch, adminStaffOf(row, await hostedHouses(trx)));
  return { row, order: all.map((each) => each.id) };
}

function changeOf(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
  const only = (facts: Facts) => Object.fromEntries(moved.map((name) => [name, facts[name] ?? null]));
  return moved.length > 0 ? { before: only(before), after: only(after) } : null;
}
