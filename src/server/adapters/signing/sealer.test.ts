import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OctetString } from 'asn1js';
import { ContentInfo, SignedData } from 'pkijs';
import { beforeAll, describe, expect, test } from 'vitest';
import { longStay, typedSignature } from '#tests/kit/contract-fixture.ts';
import { renderSignedContract } from '../pdf/contract-pdf.ts';
import { readSeal, selfSigned } from './certificate.ts';
import { padesSealer } from './sealer.ts';

const AT = new Date('2026-12-01T18:22:41Z');
let original: Uint8Array;
let sealed: Uint8Array;
beforeAll(async () => {
  ({ bytes: original } = await renderSignedContract(longStay(), typedSignature()));
  const sealer = padesSealer(await readSeal(await selfSigned(AT.getTime())));
  sealed = await sealer.seal(original, { at: AT, reason: 'Rental contract' });
});

function signatureOf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text)!.slice(1).map(Number);
  const [start, length, restart, rest] = range as [number, number, number, number];
  const covered = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(restart, restart + rest)]);
  const hex = text.slice(length + 1, restart - 1);
  const info = ContentInfo.fromBER(Uint8Array.from(Buffer.from(hex, 'hex')));
  return { range, covered, signed: new SignedData({ schema: info.content }), text };
}

async function holds(pdf: Uint8Array): Promise<boolean> {
  const { covered, signed } = signatureOf(pdf);
  const digest = signed.signerInfos[0]!.signedAttrs!.attributes.find(
    ({ type }) => type === '1.2.840.113549.1.9.4',
  )!.values[0] as OctetString;
  const same = Buffer.from(digest.getValue()).equals(createHash('sha256').update(covered).digest());
  const data = Uint8Array.from(covered).buffer;
  return same && (await signed.verify({ signer: 0, data, checkChain: false }).catch(() => false));
}

describe('a sealed contract', () => {
  test('begins with the file that was sealed, and its signature covers every byte but itself', () => {
    const { range, text } = signatureOf(sealed);
    const [start, length, restart, rest] = range as [number, number, number, number];
    expect(Buffer.from(sealed.subarray(0, original.length - 1)).equals(original.subarray(0, -1))).toBe(true);
    expect(start).toBe(0);
    expect(restart + rest).toBe(sealed.length);
    expect(text[length]).toBe('<');
    expect(text[restart - 1]).toBe('>');
    expect(text.slice(length + 1, restart - 1)).toMatch(/^[\da-f]+$/);
  });

  test('says what PAdES B-B asks for: CAdES, the time in the file and not in the signature, the certificate among what is signed', () => {
    const { signed, text } = signatureOf(sealed);
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(text).toContain('/M (D:20261201182241Z)');
    expect(signed.signerInfos[0]!.signedAttrs!.attributes.map(({ type }) => type)).toEqual([
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
      '1.2.840.113549.1.9.16.2.47',
    ]);
    const ess = Buffer.from(signed.signerInfos[0]!.signedAttrs!.attributes[2]!.values[0]!.toBER());
    const [certificate] = signed.certificates!;
    const hash = createHash('sha256')
      .update(Buffer.from(certificate!.toSchema(false).toBER()))
      .digest();
    expect(ess.subarray(-32).equals(hash)).toBe(true);
  });

  test('holds as it is, and no longer when any one byte has changed', async () => {
    expect(await holds(sealed)).toBe(true);
    const { range } = signatureOf(sealed);
    for (const at of [20, Math.floor(original.length / 2), range[2]! + 5, sealed.length - 3]) {
      const changed = Uint8Array.from(sealed);
      changed[at] = changed[at]! ^ 1;
      expect(await holds(changed), `byte ${at}`).toBe(false);
    }
  });

  test('is small enough to mail', () => {
    expect(sealed.length - original.length).toBeLessThan(40_000);
  });
});

function pdfsig(file: string): string | null {
  const { stdout, error } = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
  return error ? null : stdout;
}

describe('another reader', () => {
  test('finds the signature valid and the whole file covered, and a changed file invalid', (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'ondol-seal-'));
    try {
      const file = join(folder, 'sealed.pdf');
      writeFileSync(file, sealed);
      const said = pdfsig(file);
      context.skip(said === null, 'pdfsig (poppler-utils) is not installed');
      expect(said).toContain('Signature is Valid');
      expect(said).toContain('ETSI.CAdES.detached');
      expect(said).toContain('Total document signed');
      const changed = Uint8Array.from(sealed);
      changed[Math.floor(original.length / 2)]! ^= 1;
      writeFileSync(file, changed);
      expect(pdfsig(file)).not.toContain('Signature is Valid');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
