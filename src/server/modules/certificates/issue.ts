import { createHash, randomUUID } from 'node:crypto';
import { certificates as rules } from '#contract/rules/policy.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { newCode } from '#server/platform/new-code.ts';
import type { SignedContract } from '#server/ports/contracts.ts';
import type { Trx } from '#server/ports/database.ts';
import { CODE_LENGTH, codeInGroups, obstacle } from './policy.ts';
import { certificateDocument, printedName } from './document.ts';
import { certificatesOf, ownReservation, type OwnReservation, type StandingRow } from './read-store.ts';
import { insertCertificate } from './store.ts';

type Wish = { position: number; passportNumber: string | null };

/**
 * Issues a certificate to a signer of the contract of an own stay, which `trx` has locked. On the same day and with the same facts it returns the
 * existing one.
 * @returns its id.
 * @throws Refusal not_found, certificate_not_issuable or contract_unsigned
 */
export async function issue(
  trx: Trx,
  ctx: Context,
  { accountId, reservationId, position, passportNumber }: { accountId: string; reservationId: string } & Wish,
): Promise<string> {
  const reservation = (await ownReservation(trx, accountId, reservationId)) ?? refuse('not_found');
  const contract = await ctx.contracts.signedContract(trx, reservationId);
  const problem = obstacle(reservation, contract);
  if (!contract || problem)
    return refuse(problem === 'unsigned' ? 'contract_unsigned' : 'certificate_not_issuable');
  const signer = contract.signers.find((each) => each.position === position) ?? refuse('not_found');
  const earlier = (await certificatesOf(trx, reservationId)).find(
    (row) => row.position === position && isSame(ctx, row, contract, passportNumber),
  );
  if (earlier) return earlier.id;
  return draw(trx, ctx, { reservation, contract, signer }, passportNumber);
}

function isSame(
  ctx: Pick<Context, 'clock' | 'cipher'>,
  row: StandingRow,
  contract: SignedContract,
  passportNumber: string | null,
): boolean {
  const number = row.passport_number === null ? null : ctx.cipher.decrypt(row.passport_number);
  return (
    row.contract_id === contract.id &&
    row.has_file === true &&
    number === passportNumber &&
    seoulDate(row.issued_at.getTime()) === seoulDate(ctx.clock.now())
  );
}

type Facts = {
  reservation: OwnReservation;
  contract: SignedContract;
  signer: SignedContract['signers'][number];
};

async function draw(
  trx: Trx,
  ctx: Context,
  { reservation, contract, signer }: Facts,
  passportNumber: string | null,
): Promise<string> {
  const at = new Date(ctx.clock.now());
  const code = newCode(CODE_LENGTH);
  const document = certificateDocument(reservation, contract, signer, {
    code,
    at: at.toISOString(),
    checkAt: `${ctx.config.publicUrl}/verify?code=${codeInGroups(code)}`,
    passportNumber,
  });
  const drawn = await ctx.certificatePdf.render(document);
  const sealed = await ctx.sealer.seal(drawn, { at, reason: `Residence certificate ${document.code}` });
  const { id } = await insertCertificate(trx, {
    id: randomUUID(),
    code,
    reservation_id: reservation.id,
    contract_id: contract.id,
    house_id: reservation.house_id,
    position: signer.position,
    name: printedName(signer),
    starts_on: reservation.check_in,
    ends_on: reservation.check_out,
    issued_at: at,
    sha256: createHash('sha256').update(sealed).digest('hex'),
    file: ctx.cipher.encrypt(Buffer.from(sealed).toString('base64')),
    passport_number: passportNumber && ctx.cipher.encrypt(passportNumber),
    consented_at: passportNumber === null ? null : at,
    consent_version: passportNumber === null ? null : rules.consentVersion,
  });
  return id;
}
