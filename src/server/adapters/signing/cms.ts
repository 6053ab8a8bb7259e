import { createHash, type webcrypto } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

export type Seal = { chain: Certificate[]; key: webcrypto.CryptoKey };

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
};

/**
 * Makes a detached CMS signature as PAdES B-B requires (ETSI EN 319 142-1, table 1). The signer's certificate is itself signed, and there is no
 * signing-time attribute, because the PDF's own `M` holds the time.
 */
export async function detachedSignature(content: Uint8Array, { chain, key }: Seal): Promise<Buffer> {
  const [certificate] = chain;
  if (!certificate) throw new Error('A seal needs a certificate');
  const attributes = [
    attribute(oid.contentType, new ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, octets(sha256(content))),
    attribute(oid.signingCertificateV2, essCertificate(certificate)),
  ].toSorted(asInDer);
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oid.sha256, algorithmParams: new Null() })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates: chain,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
  });
  await signed.sign(key, 0, 'SHA-256', Uint8Array.from(content));
  const info = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

/** SigningCertificateV2 (RFC 5035) with one certificate and SHA-256, which is the default and therefore omitted. */
function essCertificate(certificate: Certificate): Sequence {
  const hash = octets(sha256(new Uint8Array(certificate.toSchema(false).toBER())));
  const id = new Sequence({ value: [hash] });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
}

function attribute(type: string, value: ObjectIdentifier | OctetString | Sequence): Attribute {
  return new Attribute({ type, values: [value] });
}

/** Orders a SET OF by its encodings for signing, or verifiers that sort it compute another digest. */
function asInDer(a: Attribute, b: Attribute): number {
  return Buffer.compare(Buffer.from(a.toSchema().toBER()), Buffer.from(b.toSchema().toBER()));
}

function octets(bytes: Uint8Array<ArrayBuffer>): OctetString {
  return new OctetString({ valueHex: bytes.buffer });
}

function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(bytes).digest());
}
