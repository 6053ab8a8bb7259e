import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { identity } from '#tests/kit/identities.ts';
import { wishBody } from '#tests/kit/reservations.ts';
import type { Acknowledged } from './findings.ts';
import type { Someone } from './host.ts';
import { Money } from './money.ts';
import type { World } from './world.ts';

type Dates = { houseId: string; checkIn: string; nights: number };

export class People {
  readonly acknowledged: Acknowledged = {
    stays: new Set(),
    payments: new Set(),
    refunds: new Set(),
    cancellations: [],
    changes: new Set(),
    completed: new Set(),
    withdrawn: new Set(),
    deposits: new Set(),
    sentByHand: new Map(),
  };
  readonly #world: World;
  readonly #money: Money;
  readonly #underWay = new Map<Someone, Reservation>();
  #changesDone = 0;

  constructor(world: World) {
    this.#world = world;
    this.#money = new Money(world, this.acknowledged);
  }

  /**
   * Runs the habits that people repeat until the host is dead; a new habit in this list is interrupted too.
   * @param onlyChanges runs only the person who changes dates, because that takes many calls, of which few fit into a life that ten people share
   * @throws Error if there are fewer people than habits
   */
  async live(onlyChanges = false): Promise<void> {
    const habits = [
      this.#bookAndPay,
      this.#payTooLate,
      this.#cancelRequested,
      this.#changeDates,
      this.#cancelConfirmed,
      this.#paidByOthers,
      this.#paysAutomatically,
      this.#cancelledByAdministrator,
      this.#settleDeposit,
      this.#paidByTransfer,
    ];
    if (this.#world.seeded.people.length < habits.length)
      throw new Error('There are more habits than people.');
    await Promise.all(
      this.#world.seeded.people.map(async (who, index) => {
        const habit = habits[index % habits.length]!;
        if (onlyChanges && habit !== this.#changeDates) return;
        try {
          for (;;) await habit.call(this, who);
        } catch (error) {
          // The host is dead, which `fetch` says with a TypeError; anything else is a mistake of ours.
          if (!(error instanceof TypeError)) throw error;
        }
      }),
    );
  }

  async #bookAndPay(who: Someone): Promise<void> {
    const stay = await this.#book(who, this.#dates());
    if (!stay) return;
    const [first] = stay.payments;
    const backs = await Promise.all(
      [first!, first!].map((part) => this.#money.approve(who, stay.id, part.id)),
    );
    // Two windows, and each of them twice: only one payment may stand.
    await Promise.all(
      backs.flatMap((back) => (back ? [this.#money.confirm(who, back), this.#money.confirm(who, back)] : [])),
    );
  }

  /** Pays after the hold expired and another person took the dates; that money must be refunded. */
  async #payTooLate(who: Someone): Promise<void> {
    const dates = this.#dates();
    const stay = await this.#book(who, dates);
    if (!stay) return;
    const back = await this.#money.approve(who, stay.id, stay.payments[0]!.id);
    await this.#world.forward(25);
    const others = this.#world.seeded.people.filter((other) => other !== who);
    await this.#book(others[this.#world.random(others.length)]!, dates);
    if (back) await this.#money.confirm(who, back);
  }

  async #cancelRequested(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 8);
    if (!stay) return;
    await this.#money.pay(who, stay.id, stay.payments[0]!.id);
    await this.#cancel(who, stay.id);
  }

  async #cancelConfirmed(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 48);
    if (!stay) return;
    await this.#sign(who);
    for (const part of stay.payments) await this.#money.pay(who, stay.id, part.id);
    await this.#cancel(who, stay.id);
  }

  /** Signs and pays; then a parent with a link and the member pay the next instalment at the same time, and the stay is cancelled. */
  async #paidByOthers(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 48);
    if (!stay) return;
    await this.#sign(who);
    const [first, next] = stay.payments;
    await this.#money.pay(who, stay.id, first!.id);
    if (next)
      await Promise.all([
        this.#money.pay(who, stay.id, next.id),
        this.#money.payByLink(who, stay.id, next.id),
      ]);
    await this.#cancel(who, stay.id);
  }

  /**
   * Signs and pays, stores a card and agrees to automatic payment of the next instalment. Its notice and its due day come, with jobs run twice at the
   * same time. In half of the cases automatic payment is switched off again. Then the stay is cancelled.
   */
  async #paysAutomatically(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 48, 3);
    if (!stay) return;
    await this.#sign(who);
    await this.#money.pay(who, stay.id, stay.payments[0]!.id);
    const path = `/v1/reservations/${stay.id}/automatic-payment`;
    const begun = await this.#world.call('POST', path, { consent: true }, who.token);
    if (begun.status === 200) {
      const { setupId } = begun.data as { setupId: string };
      const back = await this.#money.press(`/sandbox/store/${setupId}`, 'agree');
      await this.#world.call('POST', `${path}/${setupId}`, { key: back.get('key') ?? '-' }, who.token);
      const due = stay.payments[1]?.dueOn;
      const now = this.#world.now.getTime();
      // Only where its day is near: to move the clock far ends the sessions of everybody.
      if (due && Date.parse(`${due}T01:30:00Z`) - now < 30 * 24 * 3_600_000) {
        for (const days of [3, 0]) {
          const at = Date.parse(`${due}T01:30:00Z`) - days * 24 * 3_600_000;
          const ahead = (at - this.#world.now.getTime()) / 3_600_000;
          if (ahead > 0) await this.#world.forward(ahead);
          await Promise.all([1, 2].map(() => this.#world.call('POST', '/dev/jobs', {}, null)));
        }
      }
      if (this.#world.random(2) === 0) await this.#world.call('DELETE', path, null, who.token);
    }
    await this.#cancel(who, stay.id);
  }

  async #cancelledByAdministrator(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 8);
    if (!stay) return;
    await this.#sign(who);
    await this.#money.pay(who, stay.id, stay.payments[0]!.id);
    const why = 'reason=The+boiler&override=123456&overrideReason=Our+fault';
    await this.#cancel(who, stay.id, `/v1/admin/reservations/${stay.id}/cancel?${why}`);
  }

  /** Signs; an administrator records a bank transfer. After the cancellation the refund is sent by hand, in two windows. */
  async #paidByTransfer(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 8);
    if (!stay) return;
    await this.#sign(who);
    const path = `/v1/admin/reservations/${stay.id}`;
    const { token } = this.#world.seeded.administrator;
    const { id, amount } = stay.payments[0]!;
    const receivedOn = seoulDate(this.#world.now.getTime());
    const transfer = { amount, receivedOn, reference: `Nguyen ${stay.code}` };
    await Promise.all(
      [1, 2].map(() => this.#world.call('POST', `${path}/payments/${id}/transfer`, transfer, token)),
    );
    await this.#cancel(who, stay.id);
    // Only then is it over: what was not sent yet is sent in the next life.
    this.#underWay.set(who, stay);
    for (const refund of (await this.#look(who, stay.id))?.refunds ?? [])
      await Promise.all(
        ['first', 'second'].map(async (window) => {
          const sent = { reference: `${stay.code} ${window}` };
          const { status } = await this.#world.call('POST', `${path}/refunds/${refund.id}/sent`, sent, token);
          if (status === 200) this.acknowledged.sentByHand.set(refund.id, sent.reference);
        }),
      );
    this.#underWay.delete(who);
  }

  /** Moves in and out on the same day; the administrator ends the stay and settles its deposit, in two windows at the same time. */
  async #settleDeposit(who: Someone): Promise<void> {
    const stay = await this.#goOn(who, 8, 0);
    if (!stay) return;
    await this.#sign(who);
    await this.#money.pay(who, stay.id, stay.payments[0]!.id);
    const path = `/v1/admin/reservations/${stay.id}`;
    const { token } = this.#world.seeded.administrator;
    const leave = `${path}/mid-stay-checkout?date=${stay.checkIn}&reason=Called+home`;
    await this.#world.call('DELETE', leave, null, token);
    const body = { deductions: [{ text: { ko: '열쇠', en: 'A key' }, amount: 30_000 }] };
    await Promise.all(
      [body, body].map(async (deductions) => {
        const { status } = await this.#world.call('POST', `${path}/refund-deposit`, deductions, token);
        if (status === 200) this.acknowledged.deposits.add(stay.id);
      }),
    );
    this.#underWay.delete(who);
  }

  /**
   * Signs and pays, then requests more nights. Signs and pays the difference in two windows each, in either order; or lets the change lapse or
   * withdraws it, with or without the payment.
   */
  async #changeDates(who: Someone): Promise<void> {
    const lapses = await this.#world.onOneDay(() => this.#changeToday(who));
    if (lapses) await this.#world.forward(25);
  }

  /** @returns true if the change is left to lapse */
  async #changeToday(who: Someone): Promise<boolean> {
    const stay = await this.#goOn(who, 8, 20);
    if (!stay) return false;
    await this.#sign(who);
    await this.#money.pay(who, stay.id, stay.payments[0]!.id);
    const path = `/v1/reservations/${stay.id}/change`;
    const { checkIn, houseId } = stay;
    const { guests, beddingSets, occupants, expectedTotal, checkOut } = wishBody({
      houseId,
      checkIn,
      nights: 9 + this.#world.random(6),
    });
    const wish = { checkIn, checkOut, guests, beddingSets, occupants, expectedTotal };
    const { status } = await this.#world.call('POST', path, wish, who.token);
    if (status === 200) this.acknowledged.changes.add(stay.id);
    const difference = (await this.#look(who, stay.id))?.change?.paymentId;
    const pay = async () => {
      if (difference) await Promise.all([1, 2].map(() => this.#money.pay(who, stay.id, difference)));
    };
    // In turn, so that a few lives of the host see each.
    const way = this.#changesDone % 4;
    if (way === 0) {
      await Promise.all([pay(), this.#sign(who)]);
      const after = await this.#look(who, stay.id);
      const isDone = after?.change === null && after.checkOut !== stay.checkOut;
      if (isDone) this.acknowledged.completed.add(stay.id);
    } else {
      if (way < 3) await pay();
      if (way !== 2) {
        const { status: dropped, data } = await this.#world.call('DELETE', path, null, who.token);
        // In the life before, the other window may have completed it: then there is nothing to withdraw, and the answer has its dates.
        const isAsBefore = dropped === 200 && (data as Reservation).checkOut === stay.checkOut;
        if (difference && isAsBefore) this.acknowledged.withdrawn.add(stay.id);
      }
    }
    if (difference) this.#changesDone += 1;
    this.#underWay.delete(who);
    return way === 2;
  }

  async #look(who: Someone, reservationId: string): Promise<Reservation | undefined> {
    const { data } = await this.#world.call('GET', `/v1/reservations/${reservationId}`, null, who.token);
    return data as Reservation | undefined;
  }

  /** Returns the stay that a person was about to end when the host died, else a new one; unanswered calls are made again. */
  async #goOn(who: Someone, nights: number, soonest = 3): Promise<Reservation | null> {
    const dates = this.#dates(nights, soonest);
    const today = seoulDate(this.#world.now.getTime());
    const stay =
      this.#underWay.get(who) ??
      (await this.#book(who, soonest === 0 ? { ...dates, checkIn: today } : dates));
    if (stay) this.#underWay.set(who, stay);
    return stay;
  }

  async #cancel(who: Someone, reservationId: string, asAdministrator?: string): Promise<void> {
    const { token } = asAdministrator === undefined ? who : this.#world.seeded.administrator;
    const path = asAdministrator ?? `/v1/reservations/${reservationId}/cancel`;
    await Promise.all(
      Array.from({ length: 1 + this.#world.random(2) }, async () => {
        const { status, data } = await this.#world.call('DELETE', path, null, token);
        if (status !== 200) return;
        const { refunds } = data as Reservation;
        this.acknowledged.cancellations.push({ reservationId, refunds });
      }),
    );
    this.#underWay.delete(who);
  }

  #dates(nights = 8, soonest = 30): Dates {
    const { houses } = this.#world.seeded;
    const houseId = houses[this.#world.random(houses.length)]!;
    const today = seoulDate(this.#world.now.getTime());
    return { houseId, checkIn: addDays(today, soonest + 10 * this.#world.random(30)), nights };
  }

  async #book(who: Someone, dates: Dates): Promise<Reservation | null> {
    const { status, data } = await this.#world.call('POST', '/v1/reservations', wishBody(dates), who.token);
    if (status !== 200) return null;
    const stay = data as Reservation;
    this.acknowledged.stays.add(stay.id);
    return stay;
  }

  /** Signs with the newest mailed links; the newest may belong to another booking for this person. */
  async #sign(who: Someone): Promise<void> {
    const mails = await fetch(`${this.#world.url}/dev/outbox.json?to=${encodeURIComponent(who.email)}`);
    const texts = ((await mails.json()) as { text: string }[]).map((mail) => mail.text);
    const tokens = texts.flatMap((text) => /\/sign\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    const signature = { kind: 'typed', text: 'Nguyễn Linh' };
    const body = { consent: true, identity, signature, timeZone: 'Asia/Ho_Chi_Minh' };
    for (const token of tokens.slice(0, 2))
      await this.#world.call('POST', `/v1/contracts/${token}/sign`, body, null);
  }
}
