import { sql, type Kysely } from 'kysely';

const closing = `'member', 'admin', 'hold_expired', 'contract_declined', 'natural_disaster', 'eviction', 'early_checkout'`;
const refunding = `${closing}, 'deposit', 'dates_lost', 'paid_twice', 'stay_closed', 'stay_changed'`;

/** A reservation's columns as they were asked for, as JSON: nothing that names an account. */
const asked = `jsonb_build_object('status', 'requested', 'house_id', r.house_id, 'check_in', r.check_in, 'check_out', r.check_out,
  'guests', r.guests, 'bedding_sets', r.bedding_sets, 'total', r.total, 'requested_at', r.requested_at, 'extends_id', r.extends_id)`;

const statements = [
  // Whatever was written as a reason and is no code came from an administrator: it is told as the closing event's note.
  `alter table reservations add column written_reason text`,
  `update reservations set written_reason = closed_reason
    where closed_reason is not null and replace(closed_reason, '-', '_') not in (${closing})`,
  `update reservations set closed_reason = case
      when closed_at is null then null
      when replace(closed_reason, '-', '_') in (${closing}) then replace(closed_reason, '-', '_')
      when status = 'expired' then 'hold_expired'
      when status = 'checked_out_early' then 'early_checkout'
      else 'admin'
    end
    where closed_at is not null or closed_reason is not null`,
  `alter table reservations
    add constraint reservations_closed_reason_check check (closed_reason in (${closing})),
    add constraint reservations_closed_why check ((closed_at is null) = (closed_reason is null))`,

  // 'cancelled' was said of every refund by policy: the reservation knows who cancelled it.
  `update refunds f set reason = case
      when f.reason = 'mid-stay-checkout' then 'early_checkout'
      when replace(f.reason, '-', '_') in (${refunding}) then replace(f.reason, '-', '_')
      else coalesce(r.closed_reason, 'member')
    end
    from payments p join instalments i on i.id = p.instalment_id join reservations r on r.id = i.reservation_id
    where p.id = f.payment_id`,
  `alter table refunds add constraint refunds_reason_check
    check (reason in (${refunding}))`,

  `create table reservation_events (
    id uuid primary key,
    reservation_id uuid not null references reservations on delete cascade,
    seq integer not null check (seq >= 1),
    transition text not null check (transition in ('request', 'change', 'extend', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict')),
    actor_kind text not null check (actor_kind in ('member', 'administrator', 'system', 'provider')),
    actor_account_id uuid references accounts on delete set null,
    actor_name text,
    at timestamptz not null,
    before jsonb,
    after jsonb not null,
    reason text check (reason in (${closing})),
    note text,
    unique (reservation_id, seq),
    check ((transition = 'request') = (before is null))
  )`,
  `create index reservation_events_actor on reservation_events (actor_account_id) where actor_account_id is not null`,

  // Nobody knows any more who moved the reservations of before; when they moved stands in their rows.
  `insert into reservation_events (id, reservation_id, seq, transition, actor_kind, at, before, after, reason, note)
    select gen_random_uuid(), r.id, row_number() over (partition by r.id order by e.step > 1, e.at, e.step),
      e.transition, 'system', e.at, e.before, e.after, e.reason, e.note
    from reservations r cross join lateral (values
      (1, 'request', r.requested_at, null, ${asked}, null, null),
      (2, 'sign', r.signed_at, jsonb_build_object('signed_at', null), jsonb_build_object('signed_at', r.signed_at), null, null),
      (3, 'pay', r.first_paid_at, jsonb_build_object('first_paid_at', null), jsonb_build_object('first_paid_at', r.first_paid_at), null, null),
      (4, 'confirm', r.confirmed_at, jsonb_build_object('status', 'requested', 'confirmed_at', null),
        jsonb_build_object('status', 'confirmed', 'confirmed_at', r.confirmed_at), null, null),
      (5, case r.closed_reason when 'member' then 'cancel' when 'admin' then 'cancel_by_administrator' when 'hold_expired' then 'expire'
          when 'contract_declined' then 'decline' when 'natural_disaster' then 'cancel_for_disaster' when 'eviction' then 'evict'
          else 'check_out_early' end,
        r.closed_at,
        jsonb_build_object('status', case when r.confirmed_at is null then 'requested' else 'confirmed' end,
          'closed_at', null, 'closed_reason', null),
        jsonb_build_object('status', r.status, 'closed_at', r.closed_at, 'closed_reason', r.closed_reason, 'ended_on', r.ended_on),
        r.closed_reason, r.written_reason)
    ) as e (step, transition, at, before, after, reason, note)
    where e.at is not null`,
  `alter table reservations drop column written_reason`,
];

/** Every change of a reservation is on record, and reasons are a closed list (decisions: Reservation life cycle). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
