import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { BitString, Integer, PrintableString, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import { brand } from '#contract/brand.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import type { Seal } from './cms.ts';

const { subtle } = webcrypto;
const YEARS_VALID = 10;
/** Days by which the certificate starts in the past, because the demo's contracts were signed in the months before its host began. */
const DAYS_BACK = 366;

export type KeyPair = { certificate: string; key: string };

/**
 * Reads a certificate (with its issuers, in one PEM) and its key.
 * @throws if they are invalid or do not belong together
 */
export async function readSeal(pair: KeyPair): Promise<Seal> {
  const blocks = pair.certificate.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g);
  const chain = (blocks ?? []).map((block) => new X509Certificate(block));
  const key = createPrivateKey(pair.key);
  if (!chain[0]?.checkPrivateKey(key))
    throw new Error('The signing key does not belong to the signing certificate');
  const der = Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' }));
  return {
    chain: chain.map((each) => Certificate.fromBER(Uint8Array.from(each.raw))),
    key: await subtle.importKey('pkcs8', der, algorithmOf(key), false, ['sign']),
  };
}

function algorithmOf(key: ReturnType<typeof createPrivateKey>) {
  if (key.asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const curves: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };
  const namedCurve = curves[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (key.asymmetricKeyType === 'ec' && namedCurve) return { name: 'ECDSA', namedCurve };
  throw new Error('The signing key must be an RSA key or one on the curve P-256, P-384 or P-521');
}

/** Makes a key and a self-issued certificate. It reveals every change of a file, but readers do not trust its issuer. */
export async function selfSigned(nowMs: number): Promise<KeyPair> {
  const keys = await subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      modulusLength: 3072,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive and at most 20 octets long (RFC 5280, 4.1.2.2).
  const serial = Uint8Array.from(randomBytes(16));
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.6', value: new PrintableString({ value: 'KR' }) }),
      new AttributeTypeAndValue({
        type: '2.5.4.10',
        value: new Utf8String({ value: brand.operator.name.en }),
      }),
      new AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new Utf8String({ value: `${brand.name.en} document seal` }),
      }),
    );
  }
  certificate.notBefore.value = new Date(nowMs - DAYS_BACK * DAY_MS);
  certificate.notAfter.value = new Date(nowMs + YEARS_VALID * 365 * DAY_MS);
  // digitalSignature and nonRepudiation, and no right to issue others.
  const usage = new BitString({ valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 });
  certificate.extensions = [
    extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema()),
    extension('2.5.29.15', usage),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(false).toBER()),
    key: pem('PRIVATE KEY', await subtle.exportKey('pkcs8', keys.privateKey)),
  };
}

function extension(extnID: string, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID, critical: true, extnValue: value.toBER() });
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
