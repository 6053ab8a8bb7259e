import type { AdminStaff, NamedHost } from '#contract/admin/staff/staff.ts';
import type { ReplyTime } from '#contract/rules/people/staff.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import type { Bilingual, Photo } from '#contract/shared.ts';
import type { HouseHost, StaffProfile } from '#contract/contacts/staff.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { HostedHouse, StaffRow } from './read-store.ts';

export function staffMember(row: StaffRow): StaffProfile {
  const { blur: _, ...portrait } = photoOf(row) ?? { blur: null };
  return {
    id: row.id,
    name: both(row.name),
    role: both(row.role),
    languages: row.languages,
    replyMinutes: row.reply_minutes as ReplyTime,
    portrait: 'id' in portrait ? portrait : null,
  };
}

export function houseHost(row: StaffRow, isHost: boolean): HouseHost {
  return { ...staffMember(row), isHost };
}

export function adminStaffOf(row: StaffRow, hosted: readonly HostedHouse[]): AdminStaff {
  const content = {
    name: stored(row.name),
    role: stored(row.role),
    languages: row.languages,
    replyMinutes: row.reply_minutes as ReplyTime,
    published: row.published,
  };
  return {
    id: row.id,
    ...content,
    portrait: photoOf(row),
    houses: hosted
      .filter(({ staff_id }) => staff_id === row.id)
      .map(({ id, name }) => ({ id, name: both(name) })),
    version: versionOf({ ...content, photoId: row.photo_id }),
  };
}

export function namedHost(staffId: string | null): NamedHost {
  return { staffId, version: versionOf({ staffId }) };
}

/** The facts of a profile for the audit log. `position` counts from 1. */
export function factsOf(row: Omit<StaffRow, 'photo' | 'id'>) {
  return {
    name: row.name.ko,
    nameEn: row.name.en || null,
    staffRole: row.role.ko,
    staffRoleEn: row.role.en || null,
    languages: row.languages.join(', '),
    replyMinutes: row.reply_minutes,
    fileId: row.photo_id,
    state: row.published ? 'published' : 'hidden',
    position: row.position,
  };
}

function photoOf({ photo }: StaffRow): Photo | null {
  if (!photo) return null;
  const { focus, file_id: _, ...shown } = photo;
  return { ...shown, ...(focus && { focus }) };
}

const stored = ({ ko, en }: Bilingual): Bilingual => ({ ko, en: en || '' });
