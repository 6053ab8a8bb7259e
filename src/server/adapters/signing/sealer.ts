import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { brand } from '#contract/brand.ts';
import type { Context } from '#server/context.ts';
import type { Sealer } from '#server/ports/signing.ts';
import { readSeal, selfSigned } from './certificate.ts';
import { detachedSignature, type Seal } from './cms.ts';
import { sharedKeyPair } from './store.ts';

/** Space for a signature with a certificate and three issuers, bytes. */
const SIGNATURE_BYTES = 16_384;

/** The operator's seal: the configured certificate, or one that the product issues to itself once and stores in its database. */
export async function openSealer(ctx: Pick<Context, 'db' | 'clock' | 'config'>): Promise<Sealer> {
  const pair = ctx.config.signing ?? (await sharedKeyPair(ctx, () => selfSigned(ctx.clock.now())));
  return padesSealer(await readSeal(pair));
}

/** Seals with PAdES B-B (ETSI EN 319 142-1): adds a revision to the file with a signature that covers all of its bytes. */
export function padesSealer(seal: Seal): Sealer {
  return {
    seal: async (pdf, { at, reason }) => {
      const prepared = plainAddPlaceholder({
        pdfBuffer: Buffer.from(pdf),
        reason,
        name: brand.operator.name.en,
        contactInfo: brand.email,
        location: 'Seoul, Korea',
        signingTime: at,
        signatureLength: SIGNATURE_BYTES,
        subFilter: SUBFILTER_ETSI_CADES_DETACHED,
      });
      return new Uint8Array(await new SignPdf().sign(prepared, new CmsSigner(seal)));
    },
  };
}

class CmsSigner extends Signer {
  readonly #seal: Seal;

  constructor(seal: Seal) {
    super();
    this.#seal = seal;
  }

  override sign(content: Buffer): Promise<Buffer> {
    return detachedSignature(content, this.#seal);
  }
}
