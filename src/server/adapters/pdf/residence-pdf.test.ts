import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { grouped } from '#contract/rules/format-money.ts';
import { readSeal, selfSigned } from '../signing/certificate.ts';
import { padesSealer } from '../signing/sealer.ts';
import { residence } from '#tests/kit/residence-fixture.ts';
import { renderResidenceCertificate } from './residence-pdf.ts';

function poppler(tool: string, pdf: Uint8Array, ...options: string[]): Buffer | null {
  const folder = mkdtempSync(join(tmpdir(), 'ondol-certificate-'));
  try {
    const file = join(folder, 'certificate.pdf');
    writeFileSync(file, pdf);
    const rest = tool === 'pdftotext' ? ['-'] : [];
    const { stdout, error } = spawnSync(tool, [...options, file, ...rest], { maxBuffer: 1e8 });
    return error ? null : stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const textOf = (pdf: Uint8Array) =>
  poppler('pdftotext', pdf, '-raw')?.toString('utf8').normalize('NFC').replace(/\s/g, '') ?? null;
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

test('says on one page in both languages what the form of confirmation asks for', async (context) => {
  const certificate = residence();
  const pdf = await renderResidenceCertificate(certificate);
  expect(pagesOf(pdf)).toBe(1);
  expect(pdf.byteLength).toBeLessThan(80_000);
  const text = textOf(pdf);
  if (text === null) return context.skip('pdftotext (poppler-utils) is not installed');
  const { resident, house, contract, rent, operator, code } = certificate;
  for (const said of [
    '거주확인서',
    'ResidenceCertificate',
    code,
    resident.passportName!,
    resident.name,
    resident.passportNumber!,
    '베트남',
    'Vietnam',
    '5Apr2003',
    house.address.ko,
    house.address.en,
    '2027년2월20일(토)',
    'Sun,20Jun2027·120nights',
    contract.reference,
    '2Dec2026',
    `30박기준${grouped(rent.monthly)}원`,
    `KRW${grouped(rent.total)}`,
    operator.name.ko,
    operator.name.en,
    operator.registrationNumber,
    operator.address.en,
    'https://ondol.example/verify',
    '2027년2월22일',
  ])
    expect(text).toContain(said.replace(/\s/g, ''));
  expect(text).not.toContain('□');
});

test.each(['김민준', '张伟', 'Nguyễn Thị Hương', 'Müller', 'สมชาย', 'さくら'])(
  '%s stands in it as it is written',
  async (name) => {
    const pdf = await renderResidenceCertificate(residence({ person: { name } }));
    const text = textOf(pdf);
    if (text !== null && name !== 'สมชาย') expect(text).toContain(name.replace(/\s/g, ''));
    expect(text ?? '').not.toContain('□');
  },
);

test('leaves the line of the passport number out, and says what was not asked', async (context) => {
  const person = { passportNumber: null, passportName: null, nationality: null, birthDate: null };
  const text = textOf(await renderResidenceCertificate(residence({ person })));
  if (text === null) return context.skip('pdftotext (poppler-utils) is not installed');
  expect(text).not.toContain('여권번호');
  expect(text).toContain('Notstated');
});

test('very long names and addresses go on a second page, with the code at the foot of both', async (context) => {
  const { house } = residence();
  const long = {
    ko: '서울특별시 마포구 성미산로 23길 44 '.repeat(12),
    en: '44 Seongmisan-ro 23-gil, '.repeat(16),
  };
  const pdf = await renderResidenceCertificate(
    residence({ house: { ...house, address: long }, person: { name: 'W'.repeat(300) } }),
  );
  expect(pagesOf(pdf)).toBe(2);
  const text = textOf(pdf);
  if (text === null) return context.skip('pdftotext (poppler-utils) is not installed');
  expect(text).toContain('W'.repeat(300));
  expect(text.match(/CertificatecodeK7MQ-3XPA-9TRB-H2WD/g)).toHaveLength(4);
});

test('the same certificate has the same bytes', async () => {
  const [one, other] = [
    await renderResidenceCertificate(residence()),
    await renderResidenceCertificate(residence()),
  ];
  expect(Buffer.compare(one, other)).toBe(0);
});

test('its QR code leads to the check', async (context) => {
  const pdf = await renderResidenceCertificate(residence());
  const picture = poppler('pdftoppm', pdf, '-r', '150', '-png', '-singlefile');
  if (picture === null) return context.skip('pdftoppm (poppler-utils) is not installed');
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(residence().checkAt);
});

test('sealed, it is valid to another reader, and a changed one is not', async (context) => {
  const at = new Date('2027-02-21T18:22:41Z');
  const sealer = padesSealer(await readSeal(await selfSigned(at.getTime())));
  const sealed = await sealer.seal(await renderResidenceCertificate(residence()), {
    at,
    reason: 'Residence certificate',
  });
  const said = poppler('pdfsig', sealed, '-nocert');
  if (said === null) return context.skip('pdfsig (poppler-utils) is not installed');
  expect(String(said)).toContain('Signature is Valid');
  expect(String(said)).toContain('Total document signed');
  const changed = Uint8Array.from(sealed);
  changed[5_000]! ^= 1;
  expect(String(poppler('pdfsig', changed, '-nocert'))).not.toContain('Signature is Valid');
});
