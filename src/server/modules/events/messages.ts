import type { Bilingual } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { eventCalendar } from '#server/platform/calendar-file.ts';
import type { Trx } from '#server/ports/database.ts';
import type { EventRow } from './policy.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import type { SignUpRow } from './read-store.ts';

const eventLink = ({ config }: Pick<Context, 'config'>, id: string): string =>
  `${config.publicUrl}/community/${id}`;

type Told =
  | { kind: 'event-seat'; more: { boardId: string; sequence: number } }
  | { kind: 'event-moved'; more: { boardId: string; sequence: number } }
  | { kind: 'event-reminder'; more: object }
  | { kind: 'event-cancelled'; more: { reason: Bilingual } }
  | { kind: 'event-message'; more: { text: Bilingual } };

export async function tell(
  trx: Trx,
  { outbox, config }: Pick<Context, 'outbox' | 'config'>,
  {
    to,
    event,
    told: { kind, more },
    key = `${kind}:${to.id}`,
  }: { to: SignUpRow; event: EventRow; told: Told; key?: string | undefined },
): Promise<void> {
  const params = {
    name: to.first_name,
    event: event.title,
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at?.toISOString() ?? '',
    place: event.place,
    link: kind === 'event-cancelled' ? `${config.publicUrl}/community` : eventLink({ config }, event.id),
    ...more,
  };
  await outbox.post(trx, {
    key,
    kind,
    channel: 'email',
    to: to.email,
    accountId: to.account_id,
    language: to.language,
    params,
  });
}

export function calendarFile({ config, clock }: Pick<Context, 'config' | 'clock'>, event: EventRow) {
  const { id: boardId, title, place, sequence, starts_at: startsAt, ends_at: endsAt } = event;
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? '' };
  const link = eventLink({ config }, boardId);
  const entry = { event: both(title), ...times, place: both(place), boardId, sequence, link };
  const { content, filename } = eventCalendar(entry, new Date(clock.now()));
  return { bytes: new TextEncoder().encode(content), filename };
}
