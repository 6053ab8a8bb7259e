import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMail } from '#server/adapters/mail/smtp.ts';
import { dispatch, reportUnsent } from '#server/platform/outbox.ts';
import { unsentMessages } from '#server/platform/outbox-store.ts';
import { inTransaction } from '#server/context.ts';
import type { MessageParams } from '#server/ports/messages/params.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { payReservation, someoneWithAReservation } from '#tests/kit/reservations.ts';
import { freePort } from '../../src/tools/host/port.mjs';
import { opened } from '#tests/kit/outbox.ts';

type Received = { from: string; to: string[]; raw: Buffer };

async function startMailServer(refuse: (to: string) => { code: number; words: string } | null = () => null) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The pool of the sender keeps its connection open.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const no = refuse(address);
      done(no ? Object.assign(new Error(no.words), { responseCode: no.code }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((to) => to.address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const from = 'Ondol 온돌 <hello@ondol.example>';
const confirmed: MessageParams['stay-confirmed'] = {
  name: 'Linh',
  house: { ko: '홍대 햇살 스튜디오', en: 'Sunny studio in Hongdae' },
  checkIn: '2026-11-21',
  checkOut: '2027-01-02',
  code: 'OND-7K2M',
  address: { ko: '서울특별시 마포구 어울마당로 12, 301호', en: '301, 12 Eoulmadang-ro, Mapo-gu, Seoul' },
  occupants: 'Nguyễn Linh',
  paid: 1_400_000,
  paidUsd: 0,
  nextOn: '',
  next: 0,
  nextUsd: 0,
  link: 'https://ondol.example/mypage/stays/1',
};

describe('mail by SMTP', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  afterEach(() => server.close());

  it('carries both bodies, the sender’s name, attachments and an id that a repetition shares', async () => {
    server = await startMailServer();
    const sender = smtpMail({ url: server.url, from });
    const mail = {
      key: 'stay:confirmed:email',
      to: 'linh@people.example',
      subject: '예약이 확정됐어요: 홍대 햇살 스튜디오',
      text: '안녕하세요.\n\nNguyễn Linh',
      html: '<p>안녕하세요.</p>',
      attachments: [{ filename: 'OND-1.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' }],
    };
    await sender.send(mail);
    await sender.send(mail);
    const [first, second] = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(server.received[0]).toMatchObject({ from: 'hello@ondol.example', to: ['linh@people.example'] });
    expect(first).toMatchObject({
      subject: mail.subject,
      from: { name: 'Ondol 온돌', address: 'hello@ondol.example' },
      attachments: [{ filename: 'OND-1.ics', mimeType: 'text/calendar' }],
    });
    expect(first?.text?.trim()).toBe(mail.text);
    expect(first?.html?.trim()).toBe(mail.html);
    expect(first?.messageId).toMatch(/^<[\da-f]{32}@ondol\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('cannot be made to write to others or add headers', async () => {
    server = await startMailServer();
    const sender = smtpMail({ url: server.url, from });
    const plain = { key: 'k', text: 't', html: '<p>t</p>', attachments: [] };
    await sender.send({ ...plain, to: 'linh@people.example', subject: 'Home\r\nBcc: all@people.example' });
    expect(server.received[0]?.to).toEqual(['linh@people.example']);
    const read = await PostalMime.parse(server.received[0]!.raw);
    expect(read.bcc ?? []).toEqual([]);
  });

  it.each([
    [550, true],
    [553, true],
    [450, false],
    [452, false],
    [554, false],
  ])('takes %i of a recipient for final: %s', async (code, final) => {
    server = await startMailServer(() => ({ code, words: 'no' }));
    const sending = smtpMail({ url: server.url, from }).send({
      key: 'k',
      to: 'nobody@people.example',
      subject: 's',
      text: 't',
      html: 'h',
      attachments: [],
    });
    const error: unknown = await sending.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Undeliverable).toBe(final);
  });

  it('that cannot be reached is tried again', async () => {
    server = await startMailServer();
    const url = `smtp://127.0.0.1:${await freePort()}`;
    const mail = { key: 'k', to: 'a@people.example', subject: 's', text: 't', html: 'h', attachments: [] };
    const error: unknown = await smtpMail({ url, from })
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Undeliverable);
  });
});

describe('what is posted', () => {
  let host: TestHost;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    host = await startTestHost({ demo: false });
  });
  beforeEach(async () => {
    await host.ctx.db.deleteFrom('outbox').execute();
    server = await startMailServer((to) =>
      to.startsWith('gone') ? { code: 550, words: 'no such user' } : null,
    );
  });
  afterEach(() => server.close());
  afterAll(() => host.close());

  const post = (to: string, language: 'ko' | 'en' = 'en') =>
    inTransaction(host.ctx, (trx) =>
      host.ctx.outbox.post(trx, {
        key: `for ${to}`,
        kind: 'stay-confirmed',
        channel: 'email',
        to,
        language,
        params: confirmed,
      }),
    );
  const rows = async () =>
    opened(host, await host.ctx.db.selectFrom('outbox').selectAll().orderBy('key').execute());

  it('about a payment has its receipt with it, as the payment is when the mail leaves', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    await payReservation(host, who, reservation);
    await dispatch({ ...host.ctx, mail: smtpMail({ url: server.url, from }) });
    const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
    const mail = mails.find(({ subject }) => subject?.startsWith('We received ₩'));
    expect(mail?.text).toContain('The receipt is attached.');
    expect(mail?.attachments).toMatchObject([
      { filename: `receipt-${reservation.code}-1.pdf`, mimeType: 'application/pdf' },
    ]);
    const content = Buffer.from(mail!.attachments[0]!.content as ArrayBuffer);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('reaches the mailbox whole, its calendar entry too', async () => {
    await post('linh@people.example');
    await dispatch({ ...host.ctx, mail: smtpMail({ url: server.url, from }) });
    const mail = await PostalMime.parse(server.received[0]!.raw);
    expect(mail.subject).toContain('Your stay is confirmed');
    const [calendar] = mail.attachments;
    expect(calendar).toMatchObject({ filename: 'OND-7K2M.ics', mimeType: 'text/calendar' });
    // As it was sent: the reader above turns a calendar's line ends into its own.
    const [, sent] = /text\/calendar[\s\S]*?\r\n\r\n([\w+/=\r\n]+)\r\n--/.exec(
      server.received[0]!.raw.toString(),
    )!;
    const text = Buffer.from(sent!, 'base64').toString();
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = text.replaceAll('\r\n ', '').split('\r\n');
    const value = (name: string) =>
      whole.flatMap((line) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`).exec(line)?.[1] ?? [])[0];
    expect(value('UID')).toBe('OND-7K2M@ondol.example');
    // 15:00 and 11:00 in Seoul.
    expect(value('DTSTART')).toBe('20261121T060000Z');
    expect(value('DTEND')).toBe('20270102T020000Z');
    expect(value('DTSTAMP')).toBe('20261121T010000Z');
    expect(value('SUMMARY')).toBe('온돌 홍대 햇살 스튜디오 · Ondol Sunny studio in Hongdae');
    expect(value('DESCRIPTION')).toContain('\\n');
    for (const name of ['VERSION', 'PRODID']) expect(value(name)).toBeTruthy();
    expect(value('URL')).toMatch(/^https?:\/\//);
    expect(whole.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(
      whole.filter((line) => line.startsWith('END:')).length,
    );
  });

  it('to an address that does not exist is tried once, and its reason is stored', async () => {
    await post('gone@people.example');
    await post('linh@people.example');
    const ctx = { ...host.ctx, mail: smtpMail({ url: server.url, from }) };
    await dispatch(ctx);
    host.clock.forward(48 * 3_600_000);
    await dispatch(ctx);
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, failed_at: expect.any(Date), last_error: expect.stringContaining('550') },
      { attempts: 1, sent_at: expect.any(Date), failed_at: null },
    ]);
  });

  it('is given up after three days of trying', async () => {
    await post('linh@people.example');
    const ctx = { ...host.ctx, mail: { send: () => Promise.reject(new Error('421 try later')) } };
    for (let hour = 0; hour < 80; hour += 1) {
      await dispatch(ctx);
      host.clock.forward(3_600_000);
    }
    const [row] = await rows();
    expect(row).toMatchObject({ sent_at: null, failed_at: expect.any(Date), last_error: '421 try later' });
    expect(row!.attempts).toBeLessThan(80);
  });

  it('and has not left after ten minutes is reported, once, and listed for an administrator', async () => {
    const said: string[] = [];
    const ctx = { ...host.ctx, log: (line: string) => said.push(line) };
    await post('linh@people.example');
    host.clock.forward(9 * 60_000);
    await reportUnsent(ctx);
    expect(said).toEqual([]);
    host.clock.forward(60_000);
    await reportUnsent(ctx);
    await reportUnsent(ctx);
    expect(said).toEqual(['unsent after 10 minutes: email for linh@people.example, attempts 0']);
    const listed = await unsentMessages(host.ctx.db, new Date(host.clock.now()));
    expect(listed).toMatchObject([{ key: 'for linh@people.example', channel: 'email', attempts: 0 }]);
  });
});
