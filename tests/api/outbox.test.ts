import { parse, parseFragment } from 'parse5';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction, type Context } from '#server/context.ts';
import { movableClock } from '#server/http/pages/dev.ts';
import { smsBytes } from '#server/adapters/sms/format.ts';
import { pushKindOf, renderMessage } from '#server/platform/messages/message.ts';
import { backoff, dispatch } from '#server/platform/outbox.ts';
import { runJobs, startJobs } from '#server/jobs.ts';
import type { MailSender } from '#server/ports/mail.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { asAnother } from '#tests/kit/one-session.ts';
import { link, samples } from '../../src/tools/screenshots/message-samples.ts';
import { opened } from '#tests/kit/outbox.ts';

const MINUTE = 60_000;
const kinds = Object.keys(samples) as MessageKind[];

describe('the words of a message', () => {
  test.each(kinds)('%s is whole in both languages, by email and by SMS', (kind) => {
    for (const language of ['ko', 'en'] as const) {
      const mail = renderMessage(kind, 'email', language, samples[kind]);
      const sms = renderMessage(kind, 'sms', language, samples[kind]);
      for (const words of [mail.subject, mail.text, mail.html, sms.text]) {
        expect(words).not.toMatch(/\{\{|undefined|\[object|NaN|Invalid/);
      }
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
      expect(sms).toMatchObject({ subject: null, html: null });
      expect(sms.text.endsWith(link)).toBe(true);
      expect(smsBytes(sms.text)).toBeLessThan(300);
      expect(/[가-힣]{2}/.test(sms.text), 'Korean for Koreans').toBe(language === 'ko');
    }
  });

  test('dates, times and won are written as their reader writes them', () => {
    const english = renderMessage('contract', 'email', 'en', samples.contract).text;
    expect(english).toContain('Check-in: 21 November 2026 (Sat), from 15:00');
    expect(english).toContain('Check-out: 2 January 2027 (Sat), until 11:00');
    expect(english).toContain('Sign by: 22 November 2026 (Sun), 01:30 Korean time');
    const korean = renderMessage('contract', 'email', 'ko', samples.contract).text;
    expect(korean).toContain('입주: 2026년 11월 21일 (토) 15:00부터');
    expect(korean).toContain('서명 기한: 2026년 11월 22일 (일) 01:30 (한국 시간)');
    const returned = samples['payment-returned'];
    expect(renderMessage('payment-returned', 'email', 'en', returned).subject).toContain('₩1,234,000');
    const confirmed = samples['stay-confirmed'];
    expect(renderMessage('stay-confirmed', 'sms', 'en', confirmed).text).toContain('21 Nov-2 Jan');
    expect(renderMessage('stay-confirmed', 'sms', 'ko', confirmed).text).toContain('11월 21일~1월 2일');
  });

  test('an English reader also gets the Korean address, to show a taxi driver; a Korean one gets it once', () => {
    const english = renderMessage('check-in', 'email', 'en', samples['check-in']).text;
    expect(english).toContain('For a taxi driver: 서울특별시 마포구');
    const korean = renderMessage('check-in', 'email', 'ko', samples['check-in']).text;
    expect(korean.split('서울특별시 마포구 어울마당로')).toHaveLength(2);
  });

  test('a name with HTML in it is shown, not run', () => {
    const name = `<script>alert('1')</script>"><img src=x>`;
    for (const language of ['ko', 'en'] as const) {
      const { html } = renderMessage('confirm-address', 'email', language, { name, link });
      expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&gt;&lt;img src=x&gt;');
      expect(html).not.toMatch(/<script|<img/);
    }
    const wifi = renderMessage('check-in', 'email', 'en', samples['check-in']).html;
    expect(wifi).toContain('warm &amp; &quot;dry&quot;');
  });

  test('who signs up with a stranger’s address cannot send them links or paragraphs', () => {
    const name = 'Free money https://evil.example/x';
    for (const kind of kinds) {
      const mail = renderMessage(kind, 'email', 'ko', { ...samples[kind], name });
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil.example');
      expect(mail.text.startsWith('안녕하세요.')).toBe(true);
    }
    const broken = renderMessage('stay-confirmed', 'email', 'en', {
      ...samples['stay-confirmed'],
      house: { ko: '집', en: 'Home\r\nBcc: everyone@people.example' },
    });
    expect(broken.subject).not.toMatch(/[\r\n]/);
  });

  test.each(['ko', 'en'] as const)(
    'a notification in %s tells a locked screen nothing of a stay',
    (language) => {
      const shown = kinds
        .filter((kind) => pushKindOf(kind) !== null)
        .map((kind) => {
          const { subject, text, html } = renderMessage(kind, 'push', language, samples[kind]);
          expect(html).toBeNull();
          return `${subject}: ${text}`;
        });
      expect(shown.length).toBeGreaterThan(3);
      expect(new Set(shown).size, 'the same of every kind').toBe(1);
      expect(shown[0]).not.toMatch(/\d/);
    },
  );

  test('the longest name and house leave the link of a text message whole', () => {
    const long = {
      ...samples['stay-confirmed'],
      name: '김'.repeat(300),
      house: { ko: '집'.repeat(3000), en: '' },
    };
    const { text } = renderMessage('stay-confirmed', 'sms', 'en', long);
    expect(text.endsWith(link)).toBe(true);
    expect(text, 'English falls back to Korean').toContain('집집');
    expect(smsBytes(text)).toBeLessThan(300);
  });
});

describe('the HTML of a mail', () => {
  test.each(kinds.flatMap((kind) => [['ko', kind] as const, ['en', kind] as const]))(
    'in %s of %s is valid, needs nothing from elsewhere and says what the text says',
    (language, kind) => {
      const { html, text } = renderMessage(kind, 'email', language, samples[kind]);
      const errors: string[] = [];
      parse(html!, { onParseError: ({ code }) => errors.push(code) });
      expect(errors).toEqual([]);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script|<style|<form|\son\w+=/i);
      for (const [, href] of html!.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/|^mailto:|^tel:/);
      const shown = wordsOf(html!.slice(html!.indexOf('<h1')));
      for (const line of text.split('\n').filter((each) => each.trim())) {
        const parts = line.includes(': ') ? line.split(/: (.*)/s).filter(Boolean) : [line.replace(/:$/, '')];
        for (const part of parts) expect(shown).toContain(part.replace(/\s+/g, ' ').trim());
      }
    },
  );
});

type Node = { nodeName: string; value?: string; childNodes?: Node[] };

function wordsOf(html: string): string {
  const collect = (node: Node): string =>
    node.nodeName === '#text' ? (node.value ?? '') : (node.childNodes ?? []).map(collect).join(' ');
  return collect(parseFragment(html)).replace(/\s+/g, ' ').trim();
}

describe('messages leave', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await startTestHost({ demo: false });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    await host.ctx.db.deleteFrom('outbox').execute();
  });

  const post = (key: string, channel: 'email' | 'sms' = 'email', fail = false) =>
    inTransaction(host.ctx, async (trx) => {
      await host.ctx.outbox.post(trx, {
        key,
        kind: 'stay-confirmed',
        channel,
        to: channel === 'email' ? 'linh@people.example' : '+84 912345678',
        language: 'en',
        params: samples['stay-confirmed'],
      });
      if (fail) throw new Error('the stay could not be confirmed');
    });
  const rows = async () =>
    opened(host, await host.ctx.db.selectFrom('outbox').selectAll().orderBy('key').execute());
  const sentBy = (send: MailSender['send']): Context => ({ ...host.ctx, mail: { send } });

  test('the same key twice is one message', async () => {
    await Promise.all([post('a'), post('a'), post('a')]);
    expect(await rows()).toHaveLength(1);
  });

  test('a message leaves only if its transaction held', async () => {
    await expect(post('a', 'email', true)).rejects.toThrow('could not be confirmed');
    expect(await rows()).toHaveLength(0);
  });

  test('email and SMS go their own way, once', async () => {
    await post('by mail');
    await post('by sms', 'sms');
    const mail = vi.fn<MailSender['send']>(() => Promise.resolve());
    const sms = vi.fn(() => Promise.resolve());
    const ctx = { ...host.ctx, mail: { send: mail }, sms: { send: sms } };
    await Promise.all([dispatch(ctx), dispatch(ctx), runJobs(ctx)]);
    host.clock.forward(60 * MINUTE);
    await dispatch(ctx);
    expect(mail).toHaveBeenCalledOnce();
    expect(mail.mock.calls[0]?.[0]).toMatchObject({ key: 'by mail', to: 'linh@people.example' });
    expect(sms).toHaveBeenCalledExactlyOnceWith({
      key: 'by sms',
      to: '+84 912345678',
      text: expect.stringContaining('Confirmed OND-7K2M'),
    });
    for (const row of await rows()) expect(row.sent_at).not.toBeNull();
  });

  test('more than one batch leaves in one run', async () => {
    for (let at = 0; at < 45; at += 1) await post(`message ${at}`);
    await runJobs(host.ctx);
    expect((await rows()).filter((row) => row.sent_at === null)).toHaveLength(0);
  });

  test('a mail service that is down is tried again after 1, 2, 4 … minutes, then every hour', async () => {
    await post('a');
    const send = vi.fn<MailSender['send']>(() => Promise.reject(new Error('421 try later')));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await dispatch(sentBy(send));
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, last_error: '421 try later', sent_at: null });
      const wait = (row?.next_attempt_at.getTime() ?? 0) - host.clock.now();
      waits.push(wait / MINUTE);
      host.clock.forward(wait - 1);
      await dispatch(sentBy(send));
      expect(send, 'not a moment early').toHaveBeenCalledTimes(attempt);
      host.clock.forward(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(backoff(10_000)).toBe(60 * MINUTE);

    await dispatch(host.ctx);
    expect(await rows()).toMatchObject([
      { attempts: 10, last_error: null, sent_at: new Date(host.clock.now()) },
    ]);
  });

  test('one refused recipient holds nobody else up', async () => {
    await post('bad');
    await post('good');
    const ctx = sentBy(({ key }) => (key === 'bad' ? Promise.reject(new Error('550')) : Promise.resolve()));
    await runJobs(ctx);
    expect(await rows()).toMatchObject([{ sent_at: null }, { sent_at: expect.any(Date) }]);
  });

  test('a host that dies while sending leaves the message to the next one', async () => {
    await post('a');
    let handedOver: () => void = () => {};
    const sending = new Promise<void>((resolve) => (handedOver = resolve));
    let release: () => void = () => {};
    const dying = dispatch(
      sentBy(() => {
        handedOver();
        return new Promise((resolve) => (release = resolve));
      }),
    );
    await sending;
    const next = vi.fn<MailSender['send']>(() => Promise.resolve());
    await dispatch(sentBy(next));
    expect(next, 'taken by the other host').not.toHaveBeenCalled();
    host.clock.forward(2 * MINUTE);
    await dispatch(sentBy(next));
    expect(next).toHaveBeenCalledOnce();
    release();
    await dying;
  });

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'of several hosts on one PostgreSQL one runs the jobs, the others return at once, or wait where they were told to',
    async () => {
      await post('a');
      let handedOver: () => void = () => {};
      const sending = new Promise<void>((resolve) => (handedOver = resolve));
      let release: () => void = () => {};
      const shared = { ...host.ctx, config: { ...host.config, databaseUrl: 'postgres://shared' } };
      const send: MailSender['send'] = () => {
        handedOver();
        return new Promise((resolve) => (release = resolve));
      };
      const first = asAnother(() => runJobs({ ...shared, mail: { send } }));
      await sending;
      await post('b');
      await asAnother(() => runJobs(shared));
      expect(await rows()).toMatchObject([{ sent_at: null }, { sent_at: null }]);
      const afterwards = asAnother(() => runJobs(shared, 'wait'));
      release();
      await Promise.all([first, afterwards]);
      expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) }, { sent_at: expect.any(Date) }]);
    },
  );

  describe('by themselves', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('every two seconds, never twice at once, and stopping waits for the run under way', async () => {
      await post('a');
      let handedOver: () => void = () => {};
      const sending = new Promise<void>((resolve) => (handedOver = resolve));
      let release: () => void = () => {};
      const send = vi.fn<MailSender['send']>(() => {
        handedOver();
        return new Promise((resolve) => (release = resolve));
      });
      const stop = startJobs(sentBy(send));
      await vi.advanceTimersByTimeAsync(2_000);
      await sending;
      host.clock.forward(10 * MINUTE);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(send).toHaveBeenCalledOnce();

      let stopped = false;
      const stopping = stop().then(() => (stopped = true));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(stopped).toBe(false);
      release();
      await stopping;
      expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) }]);
    });

    test('a run that fails is logged, and the next one comes', async () => {
      const log = vi.fn();
      const { work: _, ...quiet } = host.ctx.gateways.domestic;
      const stop = startJobs({
        ...host.ctx,
        log,
        gateways: { domestic: quiet, international: quiet },
        get db(): Context['db'] {
          throw new Error('the database is away');
        },
      });
      const ofMail = () => log.mock.calls.filter(([, error]) => String(error).includes('the loop mail'));
      await vi.advanceTimersByTimeAsync(2_000);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(ofMail()).toHaveLength(2);
      await stop();
      const before = log.mock.calls.length;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(log).toHaveBeenCalledTimes(before);
    });
  });

  describe('the development pages', () => {
    const get = async (path: string, init?: RequestInit) => {
      const response = await host.fetch(new Request(`http://localhost${path}`, init));
      return { status: response.status, body: await response.text() };
    };

    test('a tester reads what left, and filters by recipient', async () => {
      await post('a');
      await post('b', 'sms');
      await get('/dev/jobs', { method: 'POST' });
      const page = await get('/dev/outbox');
      expect(page.body).toContain('Your stay is confirmed: Sunny studio in Hongdae');
      expect(page.body).toContain(`<a href="${link}">${link}</a>`);
      expect(page.body).toContain('srcdoc="&lt;!doctype html&gt;');
      const hers = JSON.parse((await get('/dev/outbox.json?to=linh%40people.example')).body);
      expect(hers).toMatchObject([
        { key: 'a', channel: 'email', links: [link], sentAt: new Date(host.clock.now()).toISOString() },
      ]);
      const nobody = await get(`/dev/outbox?to=${encodeURIComponent('<script>x</script>')}`);
      expect(nobody.body).not.toContain('<script>');
    });

    test('the clock is moved only where the host runs on one for tests', async () => {
      const setTo = (now: unknown) => get('/dev/clock', { method: 'POST', body: JSON.stringify({ now }) });
      expect((await setTo('2027-01-01T00:00:00Z')).status).toBe(409);
      host.config.testClock = '2026-11-21T01:00:00Z';
      expect((await setTo('tomorrow')).status).toBe(400);
      expect((await setTo('2027-01-01T00:00:00Z')).status).toBe(200);
      expect(new Date(host.clock.now()).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    });

    test('a movable clock goes on from where it is set', () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 5 });
      const clock = movableClock('2026-11-21T01:00:00Z');
      vi.setSystemTime(1_005);
      expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T01:00:01.000Z');
      clock.set('2027-01-01T00:00:00Z');
      vi.setSystemTime(2_005);
      expect(new Date(clock.now()).toISOString()).toBe('2027-01-01T00:00:01.000Z');
      vi.useRealTimers();
    });
  });
});
