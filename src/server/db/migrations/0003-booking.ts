import { sql, type Kysely } from 'kysely';

const statements = [
  // Money never goes back twice: of one payment, all refunds together are at most what it brought, whoever writes them at the same time.
  `create function refunds_within_payment() returns trigger language plpgsql as $$
    declare
      paid record;
      gone record;
    begin
      select * into paid from payments where id = new.payment_id for no key update;
      if paid.status <> 'paid' then
        raise exception 'payment % was not made', new.payment_id using errcode = 'check_violation';
      end if;
      if (paid.amount_usd_cents is null) <> (new.amount_usd_cents is null) then
        raise exception 'a refund of payment % must be in its currency', new.payment_id using errcode = 'check_violation';
      end if;
      select coalesce(sum(amount), 0) as won, coalesce(sum(amount_usd_cents), 0) as cents into gone
        from refunds where payment_id = new.payment_id and id <> new.id;
      if gone.won + new.amount > paid.amount or gone.cents + coalesce(new.amount_usd_cents, 0) > coalesce(paid.amount_usd_cents, 0) then
        raise exception 'refunds of payment % exceed what was paid', new.payment_id using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  `create trigger refunds_within_payment before insert or update of amount, amount_usd_cents, payment_id on refunds
    for each row execute function refunds_within_payment()`,
  // A coupon may take all of the rent: then there is nothing to charge.
  `alter table reservations drop constraint reservations_total_usd_cents_check`,
  `alter table reservations add constraint reservations_total_usd_cents_check check (total_usd_cents >= 0)`,
  `alter table reservations add column extends_id uuid references reservations check (extends_id <> id)`,
  `create index reservations_extends on reservations (extends_id) where extends_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
