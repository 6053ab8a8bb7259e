import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { SigningView, Verification } from '#contract/contracts.ts';
import { inTransaction } from '#server/context.ts';
import { runJobs } from '#server/jobs.ts';
import { person, type Person } from '#tests/kit/api.ts';
import { identity } from '#tests/kit/identities.ts';
import {
  createHouse,
  hours,
  messages,
  payReservation,
  requestReservation,
  signingToken,
  signingTokens,
  signReservation,
  stayOf,
  type Wish,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00Z';
const host = hostFrom(START);
const { clock } = host;

async function someoneWithAContract(who?: Person, wish: Partial<Wish> = {}) {
  const signer = who ?? (await person(host));
  const { data: reservation } = await requestReservation(host, signer, {
    houseId: await createHouse(host),
    ...wish,
  });
  return { signer, reservation, token: await signingToken(host, signer) };
}

async function twoSigners(wish: Partial<Wish> = {}) {
  const signer = await person(host);
  const names: [string, string][] = [
    ['Linh', 'Nguyễn'],
    ['민준', '김'],
  ];
  const { data: reservation } = await requestReservation(host, signer, {
    houseId: await createHouse(host),
    guests: 2,
    names,
    ...wish,
  });
  const friend = `minjun-${randomUUID().slice(0, 8)}@people.example`;
  await host.ctx.db
    .updateTable('contract_signers')
    .set({ email: friend })
    .where('email', '=', 'guest1@people.example')
    .where('contract_id', 'in', (eb) =>
      eb.selectFrom('contracts').select('id').where('reservation_id', '=', reservation.id),
    )
    .execute();
  await host.ctx.db
    .updateTable('outbox')
    .set({ recipient: friend })
    .where('recipient', '=', 'guest1@people.example')
    .where('reservation_id', '=', reservation.id)
    .execute();
  return {
    signer,
    reservation,
    friend,
    token: await signingToken(host, signer),
    friendToken: await signingToken(host, { email: friend }),
  };
}

const view = (token: string) => host.call<SigningView>('GET', `/v1/contracts/${token}`);
const eventsOf = async (reservationId: string) => {
  const rows = await host.ctx.db
    .selectFrom('contract_events as e')
    .innerJoin('contracts as c', 'c.id', 'e.contract_id')
    .select(['e.kind', 'e.ip', 'e.user_agent'])
    .where('c.reservation_id', '=', reservationId)
    .orderBy('e.seq')
    .execute();
  return rows.map((row) => row.kind);
};
const documents = async (reservationId: string) =>
  host.ctx.db
    .selectFrom('contracts')
    .select(['status', 'document_id', 'signed_document_id'])
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();

async function pdfOf(token: string): Promise<Uint8Array> {
  const response = await host.fetch(new Request(`http://localhost/v1/contracts/${token}/pdf`));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await response.arrayBuffer());
}

const drawing = async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M10 80C60 10 90 90 140 40S250 20 290 60" fill="none" stroke="black" stroke-width="4"/></svg>';
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

describe('the mailed link', () => {
  it('confirms the account’s own address as its member signs, by no opening, refusal or other signer', async () => {
    const signer = await person(host, { confirmed: false });
    const { reservation, token } = await someoneWithAContract(signer, { guests: 2 });
    const confirmed = async () => (await stayOf(host, signer, reservation.id)).data.emailConfirmed;
    const [, occupants] = await signingTokens(host, reservation);
    for (const opened of [occupants!, token]) {
      expect((await view(opened)).status).toBe(200);
      // A mail scanner that renders the page opens it, too.
      expect((await host.call('POST', `/v1/contracts/${opened}/open`)).status).toBe(200);
    }
    expect((await signReservation(host, occupants!)).status).toBe(200);
    const refused = await host.call('POST', `/v1/contracts/${token}/sign`, {
      body: {
        consent: true,
        identity,
        signature: { kind: 'typed', text: 'Somebody Else' },
        timeZone: 'Asia/Seoul',
      },
    });
    expect(refused.code).toBe('signature_mismatch');
    expect(await confirmed()).toBe(false);
    expect((await signReservation(host, token)).status).toBe(200);
    expect(await confirmed()).toBe(true);
  });

  it('confirms nothing where the contract was declined', async () => {
    const signer = await person(host, { confirmed: false });
    const { token } = await someoneWithAContract(signer);
    const body = { reason: 'I found another home.' };
    expect((await host.call('POST', `/v1/contracts/${token}/decline`, { body })).status).toBe(200);
    clock.forward(hours(24 * 60));
    expect(await signReservation(host, token)).toMatchObject({ code: 'contract_declined' });
    const { email_confirmed_at: since } = await host.ctx.db
      .selectFrom('accounts')
      .select('email_confirmed_at')
      .where('id', '=', signer.id)
      .executeTakeFirstOrThrow();
    expect(since).toBeNull();
  });

  it('shows the contract, whose file is exactly the one that its fingerprint names', async () => {
    const { reservation, token } = await someoneWithAContract();
    const { data } = await view(token);
    expect(data).toMatchObject({
      reference: reservation.code,
      status: 'sent',
      total: reservation.total,
      reservationId: reservation.id,
    });
    expect(data.expiresAt).toBe(reservation.holdExpiresAt);
    const bytes = await pdfOf(token);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256);
  });

  it('changes nothing by being looked at, as mail scanners do', async () => {
    const { reservation, token } = await someoneWithAContract();
    await view(token);
    await pdfOf(token);
    expect(await eventsOf(reservation.id)).toEqual(['sent']);
    await host.call('POST', `/v1/contracts/${token}/open`);
    await host.call('POST', `/v1/contracts/${token}/open`);
    expect(await eventsOf(reservation.id)).toEqual(['sent', 'opened']);
  });

  it('is stored by the host as a hash only', async () => {
    const { token } = await someoneWithAContract();
    const links = await host.ctx.db.selectFrom('contract_links').select('token_hash').execute();
    expect(links.map((link) => link.token_hash)).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(links)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('does not open with an invented token', async () => {
    const invented = 'x'.repeat(43);
    for (const answer of [await view(invented), await signReservation(host, invented)]) {
      expect(answer).toMatchObject({ code: 'token_invalid', errorMessage: 'This link is not valid.' });
    }
  });

  it('speaks the language of its reader', async () => {
    const min = await person(host, { language: 'ko', name: '민준' });
    await someoneWithAContract(min);
    const [mail] = await messages(host, min.email, 'contract:');
    expect(mail?.language).toBe('ko');
    expect(mail?.subject).toMatch(/[가-힣]/);
  });

  it('stops with the hold', async () => {
    const { token } = await someoneWithAContract();
    clock.forward(hours(24));
    expect(await view(token)).toMatchObject({ status: 409, code: 'hold_expired' });
    expect(await signReservation(host, token)).toMatchObject({ status: 409, code: 'hold_expired' });
  });

  it('gives way to a newer one after its own time, while the stay lives on', async () => {
    const { signer, reservation, token } = await someoneWithAContract();
    clock.forward(hours(25));
    const started = await host.call('POST', '/v1/payments', {
      token: signer.token,
      body: { reservationId: reservation.id, paymentId: reservation.payments[0]!.id },
    });
    expect(started.code).toBe('hold_expired');
    clock.set(START);
    await payReservation(host, signer, reservation);
    await signReservation(host, token);
    clock.forward(hours(25));
    expect(await view(token)).toMatchObject({ status: 410, code: 'token_expired' });
  });

  it('can be mailed again, but not without end', async () => {
    const { signer, reservation, token } = await someoneWithAContract();
    const again = () =>
      host.call('POST', `/v1/reservations/${reservation.id}/contract`, { token: signer.token });
    clock.forward(60_000);
    expect((await again()).status).toBe(200);
    const fresh = await signingToken(host, signer);
    expect(fresh).not.toBe(token);
    expect((await view(fresh)).status).toBe(200);
    expect(await eventsOf(reservation.id)).toEqual(['sent', 'reminded']);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push((await again()).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    await signReservation(host, fresh);
    expect((await again()).code).toBe('contract_signed');
  });
});

describe('signing', () => {
  it('keeps the original, adds the signed file, and says who did what from where', async () => {
    const { signer, reservation, token } = await someoneWithAContract();
    const original = await pdfOf(token);
    await host.call('POST', `/v1/contracts/${token}/open`);
    const { data, status } = await signReservation(host, token, { kind: 'drawn', png: await drawing() });
    expect(status).toBe(200);
    expect(await eventsOf(reservation.id)).toEqual(['sent', 'opened', 'consented', 'signed']);
    const signed = await pdfOf(token);
    expect(signed).not.toEqual(original);
    expect(data).toMatchObject({
      status: 'signed',
      sha256: createHash('sha256').update(signed).digest('hex'),
    });
    expect((await stayOf(host, signer, reservation.id)).data).toMatchObject({
      signed: true,
      status: 'requested',
    });
    const { document_id } = await documents(reservation.id);
    const change = host.ctx.db
      .updateTable('documents')
      .set({ sha256: '0'.repeat(64) })
      .where('id', '=', document_id);
    await expect(change.execute()).rejects.toThrow('immutable');
  });

  it('is done once, however often and however fast the button is pressed', async () => {
    const { reservation, token } = await someoneWithAContract();
    const answers = await Promise.all([
      signReservation(host, token),
      signReservation(host, token),
      signReservation(host, token),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    clock.forward(1000);
    const later = await signReservation(host, token);
    expect(later.data).toEqual(answers[0].data);
    expect(await eventsOf(reservation.id)).toEqual(['sent', 'consented', 'signed']);
    const stored = await host.ctx.db
      .selectFrom('documents')
      .innerJoin('contracts', 'contracts.signed_document_id', 'documents.id')
      .select('documents.id')
      .where('contracts.reservation_id', '=', reservation.id)
      .execute();
    expect(stored).toHaveLength(1);
  });

  it('waits for an address that is confirmed, by no link that was mailed to another one', async () => {
    const { signer, reservation, token } = await someoneWithAContract(
      await person(host, { confirmed: false }),
    );
    await host.ctx.db
      .updateTable('accounts')
      .set({ email: `moved-${signer.email}` })
      .where('id', '=', signer.id)
      .execute();
    expect((await host.call('POST', `/v1/contracts/${token}/open`)).status).toBe(200);
    expect(await signReservation(host, token)).toMatchObject({ status: 403, code: 'email_not_confirmed' });
    expect(await eventsOf(reservation.id)).toEqual(['sent', 'opened']);
    expect((await stayOf(host, signer, reservation.id)).data.emailConfirmed).toBe(false);
  });

  it('prints nothing of a stranger’s but a known time zone, an address and one line of their browser', async () => {
    const { reservation, token } = await someoneWithAContract();
    const sign = (timeZone: unknown) =>
      host.call('POST', `/v1/contracts/${token}/sign`, {
        body: { consent: true, identity, signature: { kind: 'typed', text: 'Nguyễn Linh' }, timeZone },
        headers: {
          'user-agent': `Phone\t\u0085 Signed before the court ${'x'.repeat(5000)}`,
          'x-forwarded-for': 'IP Gyeonggi District Court',
        },
      });
    for (const bad of [
      'Signed before the Gyeonggi District Court',
      'Asia/Nowhere',
      '+09:00',
      'UTC\nSigner: the mayor',
      '',
      7,
      null,
    ])
      expect(await sign(bad), String(bad)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await eventsOf(reservation.id)).toEqual(['sent']);
    host.config.trustedProxies = 1;
    expect((await sign('Asia/Ho_Chi_Minh')).status).toBe(200);
    host.config.trustedProxies = 0;
    const signer = await host.ctx.db
      .selectFrom('contract_signers as s')
      .innerJoin('contracts as c', 'c.id', 's.contract_id')
      .select(['s.time_zone', 's.ip', 's.user_agent'])
      .where('c.reservation_id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    expect(signer).toMatchObject({ time_zone: 'Asia/Ho_Chi_Minh', ip: '127.0.0.1' });
    expect(signer.user_agent).toMatch(/^Phone Signed before the court x+$/);
    expect(signer.user_agent).toHaveLength(300);
  });

  it('wants consent and a signature that is one', async () => {
    const { reservation, token } = await someoneWithAContract();
    const signed = async (body: unknown) =>
      (await host.call('POST', `/v1/contracts/${token}/sign`, { body })).code;
    const typed = { kind: 'typed', text: 'Linh' };
    const png = await drawing();
    const timeZone = 'UTC';
    expect(await signed({ consent: false, identity, signature: typed, timeZone })).toBe('consent_required');
    const empty = { kind: 'typed', text: '   ' };
    expect(await signed({ consent: true, identity, signature: empty, timeZone })).toBe('signature_required');
    for (const bad of [
      'data:image/jpeg;base64,AAAA',
      'data:image/png;base64,',
      `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'.repeat(4)).toString('base64')}`,
      png.slice(0, 140),
    ]) {
      const signature = { kind: 'drawn', png: bad };
      expect(await signed({ consent: true, identity, signature, timeZone })).toBe('signature_required');
    }
    expect((await documents(reservation.id)).status).toBe('sent');
    expect(await eventsOf(reservation.id)).toEqual(['sent']);
  });
});

describe('who signs', () => {
  it('is asked as the passport has it, typed as one of the names, and is known of them from then on', async () => {
    const { signer, reservation, token } = await someoneWithAContract();
    const sign = (body: object) =>
      host.call('POST', `/v1/contracts/${token}/sign`, { body: { consent: true, timeZone: 'UTC', ...body } });
    const typed = (text: string) => ({ kind: 'typed', text });
    const known = { surname: 'NGUYEN', givenNames: 'LINH', nationality: '', birthDate: '2003-04-05' };
    expect((await view(token)).data.known).toEqual(known);
    for (const [wrong, code, field] of [
      [{ surname: 'Nguyễn' }, 'passport_name_invalid', 'identity.surname'],
      [{ givenNames: '린' }, 'passport_name_invalid', 'identity.givenNames'],
      [{ nationality: 'XX' }, 'nationality_required', 'identity.nationality'],
      [{ birthDate: '2026-11-22' }, 'birth_date_invalid', 'identity.birthDate'],
      [{ birthDate: '2015-01-01' }, 'too_young', 'identity.birthDate'],
    ] as const)
      expect(
        await sign({ identity: { ...identity, ...wrong }, signature: typed('Nguyễn Linh') }),
      ).toMatchObject({ status: 400, code, fields: { [field]: code } });
    expect(await sign({ identity, signature: typed('Linh') })).toMatchObject({
      status: 400,
      code: 'signature_mismatch',
    });
    expect(await eventsOf(reservation.id)).toEqual(['sent']);

    const asTyped = { ...identity, surname: 'nguyen', givenNames: 'thi-linh' };
    expect((await sign({ identity: asTyped, signature: typed('linh nguyen thi') })).status).toBe(200);
    const boss = await person(host, { role: 'admin' });
    const path = `/v1/admin/reservations/${reservation.id}`;
    const { data } = await host.call<AdminReservationDetail>('GET', path, { token: boss.token });
    expect(data.identities).toEqual([identity]);
    const { data: exported } = await host.call('GET', '/v1/users/me/export', { token: signer.token });
    expect(JSON.stringify(exported)).toContain('"givenNames":"THI LINH"');

    const next = await requestReservation(host, signer, { houseId: await createHouse(host) });
    expect(next.status).toBe(200);
    expect((await view(await signingToken(host, signer))).data.known).toEqual(identity);
  });
});

describe('a contract of several', () => {
  it('mails everybody a link of their own, and is signed once all have signed, in whatever order', async () => {
    const { signer, reservation, friend, token, friendToken } = await twoSigners();
    const [mail] = await messages(host, friend, 'contract:');
    expect(mail?.text).toContain('Nguyễn Linh has requested a stay');
    expect((await view(friendToken)).data).toMatchObject({
      signerName: '김민준',
      isBooker: false,
      reservationId: null,
      signers: 2,
      signed: 0,
    });
    await host.call('POST', `/v1/contracts/${friendToken}/open`);
    expect((await signReservation(host, friendToken)).data).toMatchObject({
      status: 'sent',
      signerStatus: 'signed',
      signed: 1,
    });
    const between = (await stayOf(host, signer, reservation.id)).data;
    expect(between).toMatchObject({ signed: false, contract: { status: 'sent' } });
    expect(between.contract.signers.map(({ name, status }) => [name, status])).toEqual([
      ['Nguyễn Linh', 'sent'],
      ['김민준', 'signed'],
    ]);
    expect((await view(token)).data).toMatchObject({ isBooker: true, signerStatus: 'sent', signed: 1 });
    clock.forward(hours(2));
    expect((await signReservation(host, token)).data).toMatchObject({ status: 'signed', signed: 2 });
    expect((await view(friendToken)).data.status).toBe('signed');
    expect((await stayOf(host, signer, reservation.id)).data).toMatchObject({ signed: true });
    expect(await eventsOf(reservation.id)).toEqual([
      'sent',
      'sent',
      'opened',
      'consented',
      'signed',
      'consented',
      'signed',
    ]);
    expect(await pdfOf(friendToken)).toEqual(await pdfOf(token));
    const copies = await Promise.all([friend, signer.email].map((to) => messages(host, to, 'contract:')));
    for (const mails of copies)
      expect(mails.filter(({ subject }) => /Signed by/.test(subject!))).toHaveLength(1);
  });

  it('is signed once when the last two sign at the same time', async () => {
    const { reservation, token, friendToken } = await twoSigners();
    const answers = await Promise.all([signReservation(host, token), signReservation(host, friendToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await documents(reservation.id)).status).toBe('signed');
    expect((await eventsOf(reservation.id)).filter((kind) => kind === 'signed')).toHaveLength(2);
  });

  it('confirms the stay with the last signature where it was paid before', async () => {
    const { signer, reservation, token, friendToken } = await twoSigners();
    expect((await view(token)).data.isPaid).toBe(false);
    await payReservation(host, signer, reservation);
    await signReservation(host, friendToken);
    expect((await view(token)).data).toMatchObject({ status: 'sent', isPaid: true });
    expect((await stayOf(host, signer, reservation.id)).data.status).toBe('requested');
    // The booker is told at once that nothing is left to do.
    expect((await signReservation(host, token)).data).toMatchObject({ status: 'signed', isPaid: true });
    expect((await stayOf(host, signer, reservation.id)).data.status).toBe('confirmed');
  });
});

describe('declining', () => {
  const declines = (token: string, reason = 'We found another home.') =>
    host.call<SigningView>('POST', `/v1/contracts/${token}/decline`, { body: { reason } });

  it('cancels the request, frees its dates, tells the one who booked, and gives everything back', async () => {
    const { signer, reservation, token, friendToken } = await twoSigners();
    await payReservation(host, signer, reservation);
    await signReservation(host, token);
    const { data } = await declines(friendToken);
    expect(data).toMatchObject({ status: 'declined', signerStatus: 'declined', signerName: '김민준' });
    const after = (await stayOf(host, signer, reservation.id)).data;
    expect(after).toMatchObject({
      status: 'cancelled',
      contract: { status: 'declined' },
      closing: { by: 'member', name: '김민준', note: 'We found another home.' },
    });
    const [mail] = await messages(host, signer.email, ':declined:');
    expect(mail?.text).toContain('Declined by: 김민준');
    expect(mail?.text).toContain('Reason: We found another home.');
    await runJobs(host.ctx);
    const refunds = await host.ctx.db
      .selectFrom('refunds as f')
      .innerJoin('payments as p', 'p.id', 'f.payment_id')
      .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
      .select(['f.amount', 'f.status', 'f.reason', 'p.amount as paid'])
      .where('i.reservation_id', '=', reservation.id)
      .execute();
    expect(refunds).toEqual([
      { amount: refunds[0]?.paid, paid: refunds[0]?.paid, status: 'done', reason: 'contract_declined' },
    ]);
    const again = await requestReservation(host, signer, { houseId: reservation.houseId });
    expect(again.status).toBe(200);
    // The other link shows what happened and does nothing any more; pressing twice is no error.
    expect((await view(token)).data.status).toBe('declined');
    expect((await declines(friendToken)).status).toBe(200);
    expect((await declines(token)).code).toBe('contract_signed');
    expect((await signReservation(host, friendToken)).code).toBe('contract_declined');
    expect((await eventsOf(reservation.id)).at(-1)).toBe('declined');
  });

  it('wants a reason, and comes too late once signed', async () => {
    const { token } = await someoneWithAContract();
    expect((await declines(token, '   ')).code).toBe('reason_required');
    await signReservation(host, token);
    expect((await declines(token)).code).toBe('contract_signed');
  });

  it('needs no confirmed address', async () => {
    const { token } = await someoneWithAContract(await person(host, { confirmed: false }));
    expect((await declines(token)).data.status).toBe('declined');
  });
});

describe('an expired link', () => {
  it('is replaced by a fresh one, mailed to where the first one went, whoever asks', async () => {
    const { signer, reservation, token } = await someoneWithAContract();
    await payReservation(host, signer, reservation);
    await signReservation(host, token);
    clock.forward(hours(25));
    expect((await view(token)).code).toBe('token_expired');
    expect((await host.call('POST', `/v1/contracts/${token}/renew`)).status).toBe(200);
    const fresh = await signingToken(host, signer);
    expect((await view(fresh)).data.status).toBe('signed');
    expect(await pdfOf(fresh)).toEqual(
      new Uint8Array(
        await (
          await host.fetch(
            new Request(`http://localhost/v1/reservations/${reservation.id}/contract`, {
              headers: { authorization: `Bearer ${signer.token}` },
            }),
          )
        ).arrayBuffer(),
      ),
    );
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push((await host.call('POST', `/v1/contracts/${token}/renew`)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it('is not replaced after the hold', async () => {
    const { token } = await someoneWithAContract();
    clock.forward(hours(25));
    expect((await host.call('POST', `/v1/contracts/${token}/renew`)).code).toBe('hold_expired');
  });
});

describe('reminders', () => {
  const reminders = async (to: string) => (await messages(host, to, 'signing-reminder:')).length;

  it('go 6 and 18 hours after sending, once each, to those who have not signed, and stop with the hold', async () => {
    const { signer, reservation, friend, friendToken } = await twoSigners();
    await signReservation(host, friendToken);
    clock.forward(hours(6) - 1000);
    await runJobs(host.ctx);
    expect(await reminders(signer.email)).toBe(0);
    clock.forward(2000);
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect([await reminders(signer.email), await reminders(friend)]).toEqual([1, 0]);
    clock.forward(hours(12));
    await runJobs(host.ctx);
    expect(await reminders(signer.email)).toBe(2);
    expect((await eventsOf(reservation.id)).filter((kind) => kind === 'reminded')).toHaveLength(2);
    const [mail] = await messages(host, signer.email, 'signing-reminder:');
    const token = /\/sign\?token=([\w-]+)/.exec(mail!.text)![1]!;
    expect((await view(token)).status).toBe(200);
    clock.forward(hours(6));
    await runJobs(host.ctx);
    expect(await reminders(signer.email)).toBe(2);
  });

  it('catch up with the latest alone after a pause of the host', async () => {
    const { signer } = await someoneWithAContract();
    clock.forward(hours(20));
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await reminders(signer.email)).toBe(1);
  });

  it('are none for a hold that has run out while the host slept', async () => {
    const { signer } = await someoneWithAContract();
    clock.forward(hours(30));
    await runJobs(host.ctx);
    expect(await reminders(signer.email)).toBe(0);
  });

  it('are sent by an administrator too, until nobody is left to sign', async () => {
    const admin = await person(host, { role: 'admin' });
    const { signer, reservation, token } = await someoneWithAContract();
    const remind = () =>
      host.call('POST', `/v1/admin/reservations/${reservation.id}/send-signing-reminder`, {
        token: admin.token,
      });
    expect((await remind()).status).toBe(200);
    expect(await reminders(signer.email)).toBe(1);
    await signReservation(host, token);
    expect((await remind()).code).toBe('contract_signed');
    const nobody = `/v1/admin/reservations/${randomUUID()}/send-signing-reminder`;
    expect((await host.call('POST', nobody, { token: admin.token })).code).toBe('not_found');
    const file = await host.call('GET', `/v1/admin/reservations/${reservation.id}/contract`, {
      token: admin.token,
    });
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('leave word in the record where no mail arrives', async () => {
    const { signer, reservation } = await someoneWithAContract();
    await host.ctx.db
      .updateTable('outbox')
      .set({ attempts: 3, last_error: '550 no such mailbox', sent_at: null })
      .where('recipient', '=', signer.email)
      .execute();
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect((await eventsOf(reservation.id)).filter((kind) => kind === 'bounced')).toHaveLength(1);
  });
});

describe('a changed stay', () => {
  it('gets a new contract, and the one before is replaced but stays on file', async () => {
    const { signer, reservation, token } = await someoneWithAContract();
    const before = createHash('sha256')
      .update(await pdfOf(token))
      .digest('hex');
    await inTransaction(host.ctx, (trx) => host.ctx.contracts.issue(trx, reservation.id));
    expect((await view(token)).code).toBe('contract_void');
    expect((await known(before)).data).toMatchObject({ known: true, contract: 'replaced' });
    await host.ctx.db
      .updateTable('contract_links')
      .set({ created_at: new Date(0) })
      .execute();
    expect((await stayOf(host, signer, reservation.id)).data.contract.status).toBe('sent');
  });
});

const known = (sha256: string) => host.call<Verification>('GET', `/v1/contracts/verify/${sha256}`);

describe('anyone with a file', () => {
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  it('learns what it is and what has become of it, and never who signed', async () => {
    const { signer, reservation, token, friendToken } = await twoSigners();
    const original = hashOf(await pdfOf(token));
    expect((await known(original)).data).toMatchObject({
      known: true,
      kind: 'original',
      contract: 'waiting',
    });
    await signReservation(host, token);
    await signReservation(host, friendToken);
    await payReservation(host, signer, reservation);
    const file = await pdfOf(token);
    const answer = await known(hashOf(file).toUpperCase());
    expect(answer.data).toEqual({
      known: true,
      kind: 'signed',
      reference: reservation.code,
      madeAt: new Date(clock.now()).toISOString(),
      signers: 2,
      contract: 'in-force',
    });
    expect(JSON.stringify(answer)).not.toMatch(/Linh|김|people\.example/);
    expect((await known(original)).data).toMatchObject({ kind: 'original', contract: 'in-force' });
    file[1000]! ^= 1;
    expect((await known(hashOf(file))).data).toEqual({ known: false });
    clock.set('2027-01-05T00:00:00Z');
    expect((await known(original)).data).toMatchObject({ contract: 'ended' });
  });

  it('cannot ask without end, nor for anything but a SHA-256', async () => {
    clock.set('2027-02-01T00:00:00Z');
    expect((await known('pdf')).code).toBe('invalid_input');
    clock.forward(hours(1));
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await known('0'.repeat(64))).status);
    expect(answers.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(answers[30]).toBe(429);
  });

  it('finds signed documents kept for 5 years', async () => {
    const { reservation, token } = await someoneWithAContract();
    await signReservation(host, token);
    const { signed_document_id } = await documents(reservation.id);
    const gone = host.ctx.db.deleteFrom('documents').where('id', '=', signed_document_id!);
    await expect(gone.execute()).rejects.toThrow('kept 5 years');
  });
});
