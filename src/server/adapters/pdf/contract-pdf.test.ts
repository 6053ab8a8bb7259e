import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import {
  contractBytes as renderContract,
  DOCUMENT_HASH,
  signedBytes as renderSignedContract,
  longStay,
  shortStay,
  typedSignature,
  typedSigner,
} from '#tests/kit/contract-fixture.ts';
import { grouped, usd } from './format.ts';
import { page as layout } from './style.ts';

type Page = { text: string; reach: { left: number; right: number; bottom: number } };

async function read(bytes: Uint8Array) {
  const file = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: Page[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const content = await (await file.getPage(number)).getTextContent();
    const items = content.items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    pages.push({
      text: items
        .map((item) => item.str)
        .join('')
        .replace(/\s/g, ''),
      reach: {
        left: Math.min(...items.map((item) => Number(item.transform[4]))),
        right: Math.max(...items.map((item) => Number(item.transform[4]) + item.width)),
        bottom: Math.min(...items.map((item) => Number(item.transform[5]))),
      },
    });
  }
  const { info } = await file.getMetadata();
  const outline = (await file.getOutline()).map((item) => item.title);
  return { pages, text: pages.map((one) => one.text).join(''), info, outline, file };
}

const squeezed = (text: string) => text.normalize('NFC').replace(/\s/g, '');

async function scribble(): Promise<Uint8Array> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300"><path d="M40 220 C 120 20 180 20 200 200 S 640 40 760 200" fill="none" stroke="#1D1A17" stroke-width="7"/></svg>';
  return new Uint8Array(await sharp(Buffer.from(drawing)).png().toBuffer());
}

describe('the contract that is sent', () => {
  const contract = longStay();
  let pdf: Uint8Array;
  let seen: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    pdf = await renderContract(contract);
    seen = await read(pdf);
  });

  test('names everyone, in every script', () => {
    for (const person of [contract.tenant, ...contract.occupants]) {
      expect(seen.text).toContain(squeezed(person.name));
      expect(seen.text).toContain(squeezed(person.phone));
      expect(seen.text).toContain(person.email);
    }
    expect(seen.text).toContain('온돌주식회사');
    expect(seen.text).toContain('OndolInc.');
    expect(seen.text).not.toContain('□');
  });

  test('states every amount in won and in dollars', () => {
    const won = [
      ...contract.price.lines.map((line) => line.amountKrw),
      contract.price.totalKrw,
      ...contract.schedule.map((part) => part.amountKrw),
    ];
    for (const amount of won) expect(seen.text).toContain(grouped(amount));
    for (const part of contract.schedule) expect(seen.text).toContain(usd(part.amountUsdCents ?? 0));
    expect(seen.text).toContain('US$5,056.32');
    expect(seen.text).toContain('금칠백만사천원정');
    expect(seen.text).toContain('1,385.20');
  });

  test('states every date, rule, refund tier and term in both languages', () => {
    for (const part of contract.schedule) expect(seen.text).toContain(part.dueOn);
    expect(seen.text).toContain('2027년2월20일(토)15:00이후');
    expect(seen.text).toContain('2027년6월20일(일)11:00이전');
    expect(seen.text).toContain('120박');
    const { tiers, notes } = contract.refundPolicy;
    for (const clause of [...tiers, ...notes, ...contract.houseRules, ...contract.terms]) {
      expect(seen.text).toContain(squeezed(clause.ko));
      expect(seen.text).toContain(squeezed(clause.en));
    }
  });

  test('carries its reference and page number at the foot of every page', () => {
    for (const [index, page] of seen.pages.entries()) {
      expect(page.text).toContain('Contractno.OND-2026-004218');
      expect(page.text).toContain(`${index + 1}/${seen.pages.length}`);
    }
  });

  test('has a title, a language, its issue time and bookmarks', async () => {
    expect(seen.info).toMatchObject({
      Title: '숙소 임대차 계약서 · Housing Rental Agreement OND-2026-004218',
      CreationDate: 'D:20261201060405Z',
      Language: 'ko-KR',
    });
    expect(seen.outline).toContain('3. 계약 금액 · Price');
    expect(seen.outline.at(-1)).toBe('8. 서명 · Signatures');
  });

  test('is small', () => {
    expect(pdf.byteLength).toBeLessThan(150_000);
  });
});

describe('the same contract', () => {
  test('has the same bytes whatever was rendered before and wherever the machine stands', async () => {
    const first = await renderContract(longStay());
    await renderContract(longStay({ tenant: { ...longStay().tenant, name: '李\u00a0金 Ω ① สมชาย علي 😀' } }));
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/New_York';
    const again = await renderContract(longStay());
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(Buffer.compare(again, first)).toBe(0);
  });

  test('has other bytes when one won changes', async () => {
    const first = await renderContract(shortStay());
    const { price } = shortStay();
    const other = await renderContract({ ...shortStay(), price: { ...price, totalKrw: price.totalKrw + 1 } });
    expect(Buffer.compare(other, first)).not.toBe(0);
  });

  test('signed twice over has the same bytes', async () => {
    const record = typedSignature({
      signers: [typedSigner({ signature: { kind: 'drawn', png: await scribble() } })],
    });
    const first = await renderSignedContract(longStay(), record);
    expect(Buffer.compare(await renderSignedContract(longStay(), record), first)).toBe(0);
    expect(first.byteLength).toBeLessThan(150_000);
  });
});

describe('names that are hard to print', () => {
  test('300 characters wrap and stay on the paper, on the signed pages too', async () => {
    const latin = 'W'.repeat(300);
    const hangul = '가'.repeat(300);
    const contract = longStay({
      tenant: { ...longStay().tenant, name: latin, email: `${'m'.repeat(280)}@student.example` },
      occupants: [{ name: hangul, email: latin, phone: '9'.repeat(100) }],
    });
    const signature = { kind: 'typed' as const, text: hangul };
    const record = typedSignature({ signers: [typedSigner({ name: latin, userAgent: latin, signature })] });
    const { pages, text } = await read(await renderSignedContract(contract, record));
    expect(text).toContain(latin);
    expect(text).toContain(hangul);
    for (const { reach } of pages) {
      expect(reach.left).toBeGreaterThanOrEqual(layout.left - 0.5);
      expect(reach.right).toBeLessThanOrEqual(layout.width - layout.right + 0.5);
      expect(reach.bottom).toBeGreaterThan(20);
    }
  });

  test.each(['བསོད་ནམས', 'ᏣᎳᎩ', 'علي ܐܠܦ', '\ud800', '\u202eevil'])(
    '%j never stops the contract, and what cannot be shown is seen to be missing',
    async (name) => {
      const { text } = await read(await renderContract(longStay({ tenant: { ...longStay().tenant, name } })));
      expect(text).not.toContain('\u202e');
      if (name !== '\u202eevil') expect(text).toContain('Thesign□standsforacharacter');
    },
  );

  test('decomposed and rarer letters come out composed, in one face', async () => {
    const name = 'Nguyễn Thị Hương'.normalize('NFD');
    const occupants = ['Σωκράτης', 'さくら', '張学友 张学友'].map((one) => ({
      name: one,
      email: 'a@b.example',
      phone: '1',
    }));
    const { text } = await read(
      await renderContract(longStay({ tenant: { ...longStay().tenant, name }, occupants })),
    );
    for (const one of ['NguyễnThịHương', 'Σωκράτης', 'さくら', '張学友张学友']) expect(text).toContain(one);
    expect(text).not.toContain('□');
  });
});

describe('the signed contract', () => {
  test('keeps the pages that were signed and adds the certificate', async () => {
    const unsigned = await read(await renderContract(longStay()));
    const signed = await read(await renderSignedContract(longStay(), typedSignature()));
    const last = unsigned.pages.length - 1;
    for (const [index, page] of unsigned.pages.entries()) {
      if (index < last) expect(signed.pages[index]?.text).toBe(page.text);
    }
    expect(signed.pages[last]?.text).toContain('2026-12-0203:22:41KST');
    expect(signed.pages[last]?.text.match(/NguyễnThịHương/g)).toHaveLength(2);
    expect(signed.pages[last]?.text).toContain('NameinpassportNGUYENTHIHUONG');
    expect(signed.pages).toHaveLength(unsigned.pages.length + 1);
    expect(signed.info).toMatchObject({ ModDate: 'D:20261201182241Z' });
  });

  test('certifies who, when, from where and what, with every event in order', async () => {
    const record = typedSignature();
    const { pages } = await read(await renderSignedContract(shortStay(), record));
    const certificate = pages.at(-1)?.text ?? '';
    expect(certificate).toContain('CertificateofElectronicSignature');
    for (const fact of [
      DOCUMENT_HASH,
      record.documentId,
      'OND-2026-000007',
      'NguyễnThịHương',
      typedSigner().email,
      typedSigner().ip,
      squeezed(typedSigner().userAgent),
      'https://ondol.example/verify',
      'Asia/Ho_Chi_Minh',
      '2026-12-0203:22:41KST',
      '2026-12-0118:22:41UTC',
      'NGUYENTHIHUONG',
      '베트남·Vietnam',
      '2003-04-05',
      'Typed',
    ]) {
      expect(certificate).toContain(fact);
    }
    const order = [
      '계약서발송',
      '이메일전달확인',
      '서명요청재발송',
      '계약서열람',
      '전자서명동의',
      '서명완료',
    ];
    const places = order.map((name) => certificate.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('shows a drawn signature in its box and on the certificate', async () => {
    const record = typedSignature({
      signers: [typedSigner({ signature: { kind: 'drawn', png: await scribble() } })],
    });
    const { file, pages } = await read(await renderSignedContract(shortStay(), record));
    const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const withPicture: number[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const { fnArray } = await (await file.getPage(number)).getOperatorList();
      if (fnArray.includes(OPS.paintImageXObject)) withPicture.push(number);
    }
    expect(withPicture).toEqual([pages.length - 1, pages.length]);
    expect(pages.at(-1)?.text).toContain('Drawnonthescreen');
  });

  test('is refused, not crashed, when the picture is damaged', async () => {
    const png = (await scribble()).slice(0, 200);
    const record = typedSignature({ signers: [typedSigner({ signature: { kind: 'drawn', png } })] });
    await expect(renderSignedContract(shortStay(), record)).rejects.toThrow('not a readable picture');
  });

  test('carries the signature of everybody, and says who did what', async () => {
    const occupants = longStay().occupants;
    const signers = ['Nguyễn Thị Hương', ...occupants.slice(0, 4).map(({ name }) => name)];
    const unsigned = await read(await renderContract(longStay({ signers })));
    const png = await scribble();
    const record = typedSignature({
      signers: signers.map((name, index) =>
        typedSigner({
          name,
          ip: `203.0.113.${index + 1}`,
          signature: index === 2 ? { kind: 'drawn', png } : { kind: 'typed', text: `/${name}/` },
          signedAt: `2026-12-01T18:2${index}:00.000Z`,
        }),
      ),
      events: [
        { at: '2026-12-01T06:04:09.000Z', kind: 'sent', signer: 2, detail: 'minjun@student.example' },
        { at: '2026-12-01T07:04:09.000Z', kind: 'bounced', signer: 3, detail: 'no such mailbox' },
        { at: '2026-12-01T18:20:00.000Z', kind: 'signed', signer: 4, ip: '203.0.113.4' },
      ],
    });
    const signed = await read(await renderSignedContract(longStay({ signers }), record));
    const certificate = signed.pages
      .slice(unsigned.pages.length)
      .map((one) => one.text)
      .join('');
    for (const [index, name] of signers.entries()) {
      expect(certificate).toContain(`서명자${index + 1}Signer${index + 1}`);
      expect(certificate).toContain(`203.0.113.${index + 1}`);
      expect(certificate).toContain(squeezed(name));
      const place = signed.pages.slice(0, unsigned.pages.length).at(-1)?.text ?? '';
      if (index !== 2) expect(place).toContain(squeezed(`/${name}/`));
      expect(place).toContain(`2026-12-0203:2${index}:00KST`);
    }
    expect(certificate).toContain('2.김민준');
    expect(certificate).toContain('이메일전달실패');
    expect(certificate).toContain('4.陳大文203.0.113.4'.slice(0, 5));
    const body = (pages: Page[]) => pages.slice(0, unsigned.pages.length - 1).map((one) => one.text);
    expect(body(signed.pages)).toEqual(body(unsigned.pages));
  });
});
