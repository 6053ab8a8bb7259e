import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import type { SigningView } from '#contract/contracts.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import {
  home,
  hours,
  messages,
  payStay,
  requestStay,
  signingToken,
  signStay,
  stayOf,
  type Wish,
} from '#tests/kit/stays.ts';

const START = '2026-11-21T01:00:00Z';
const clock = testClock(START);
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock });
});
beforeEach(() => clock.set(START));
afterAll(() => host.close());

async function someoneWithAContract(who?: Person, wish: Partial<Wish> = {}) {
  const signer = who ?? (await person(host));
  const { data: stay } = await requestStay(host, signer, { houseId: await home(host), ...wish });
  return { signer, stay, token: await signingToken(host, signer) };
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
  it('shows the contract, whose file is exactly the one that its fingerprint names', async () => {
    const { stay, token } = await someoneWithAContract();
    const { data } = await view(token);
    expect(data).toMatchObject({
      reference: stay.code,
      status: 'sent',
      total: stay.total,
      reservationId: stay.id,
    });
    expect(data.expiresAt).toBe(stay.holdExpiresAt);
    const bytes = await pdfOf(token);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.sha256);
  });

  it('changes nothing by being looked at, as mail scanners do', async () => {
    const { stay, token } = await someoneWithAContract();
    await view(token);
    await pdfOf(token);
    expect(await eventsOf(stay.id)).toEqual(['sent']);
    await host.call('POST', `/v1/contracts/${token}/open`);
    await host.call('POST', `/v1/contracts/${token}/open`);
    expect(await eventsOf(stay.id)).toEqual(['sent', 'opened']);
  });

  it('is kept by the host as a hash only', async () => {
    const { token } = await someoneWithAContract();
    const links = await host.ctx.db.selectFrom('contract_links').select('token_hash').execute();
    expect(links.map((link) => link.token_hash)).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(links)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('does not open with an invented token', async () => {
    const invented = 'x'.repeat(43);
    for (const answer of [await view(invented), await signStay(host, invented)]) {
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
    expect(await signStay(host, token)).toMatchObject({ status: 409, code: 'hold_expired' });
  });

  it('gives way to a newer one after its own time, while the stay lives on', async () => {
    const { signer, stay, token } = await someoneWithAContract();
    clock.forward(hours(25));
    const started = await host.call('POST', '/v1/payments', {
      token: signer.token,
      body: { reservationId: stay.id, paymentId: stay.payments[0]!.id },
    });
    expect(started.code).toBe('hold_expired');
    clock.set(START);
    await payStay(host, signer, stay);
    await signStay(host, token);
    clock.forward(hours(25));
    expect(await view(token)).toMatchObject({ status: 410, code: 'token_expired' });
  });

  it('can be mailed again, but not without end', async () => {
    const { signer, stay, token } = await someoneWithAContract();
    const again = () => host.call('POST', `/v1/reservations/${stay.id}/contract`, { token: signer.token });
    clock.forward(60_000);
    expect((await again()).status).toBe(200);
    const fresh = await signingToken(host, signer);
    expect(fresh).not.toBe(token);
    expect((await view(fresh)).status).toBe(200);
    expect(await eventsOf(stay.id)).toEqual(['sent', 'reminded']);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push((await again()).status);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    await signStay(host, fresh);
    expect((await again()).code).toBe('contract_signed');
  });
});

describe('signing', () => {
  it('keeps the original, adds the signed file, and says who did what from where', async () => {
    const { signer, stay, token } = await someoneWithAContract();
    const original = await pdfOf(token);
    await host.call('POST', `/v1/contracts/${token}/open`);
    const { data, status } = await signStay(host, token, { kind: 'drawn', png: await drawing() });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'signed',
      sha256: createHash('sha256').update(original).digest('hex'),
    });
    expect(await eventsOf(stay.id)).toEqual(['sent', 'opened', 'consented', 'signed']);
    const signed = await pdfOf(token);
    expect(signed).not.toEqual(original);
    expect((await stayOf(host, signer, stay.id)).data).toMatchObject({ signed: true, status: 'requested' });
    const { document_id } = await documents(stay.id);
    const change = host.ctx.db
      .updateTable('documents')
      .set({ sha256: '0'.repeat(64) })
      .where('id', '=', document_id);
    await expect(change.execute()).rejects.toThrow('immutable');
  });

  it('is done once, however often and however fast the button is pressed', async () => {
    const { stay, token } = await someoneWithAContract();
    const answers = await Promise.all([signStay(host, token), signStay(host, token), signStay(host, token)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    clock.forward(1000);
    const later = await signStay(host, token);
    expect(later.data).toEqual(answers[0].data);
    expect(await eventsOf(stay.id)).toEqual(['sent', 'consented', 'signed']);
    const kept = await host.ctx.db
      .selectFrom('documents')
      .innerJoin('contracts', 'contracts.signed_document_id', 'documents.id')
      .select('documents.id')
      .where('contracts.reservation_id', '=', stay.id)
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('waits for a confirmed address', async () => {
    const { stay, token } = await someoneWithAContract(await person(host, { confirmed: false }));
    expect(await signStay(host, token)).toMatchObject({ status: 403, code: 'email_not_confirmed' });
    expect(await eventsOf(stay.id)).toEqual(['sent']);
  });

  it('wants consent and a signature that is one', async () => {
    const { stay, token } = await someoneWithAContract();
    const signed = async (body: unknown) =>
      (await host.call('POST', `/v1/contracts/${token}/sign`, { body })).code;
    const typed = { kind: 'typed', text: 'Linh' };
    const png = await drawing();
    expect(await signed({ consent: false, signature: typed, timeZone: 'UTC' })).toBe('consent_required');
    expect(await signed({ consent: true, signature: { kind: 'typed', text: '   ' }, timeZone: 'UTC' })).toBe(
      'signature_required',
    );
    for (const bad of [
      'data:image/jpeg;base64,AAAA',
      'data:image/png;base64,',
      `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'.repeat(4)).toString('base64')}`,
      png.slice(0, 140),
    ]) {
      const signature = { kind: 'drawn', png: bad };
      expect(await signed({ consent: true, signature, timeZone: 'UTC' })).toBe('signature_required');
    }
    expect((await documents(stay.id)).status).toBe('sent');
    expect(await eventsOf(stay.id)).toEqual(['sent']);
  });
});
