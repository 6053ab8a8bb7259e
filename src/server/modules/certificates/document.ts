import { agreedRent } from '#contract/rules/agreed-rent.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { passportName } from '#contract/rules/people/passport-name.ts';
import { nationalityInWords } from '#server/platform/documents/nationality.ts';
import { operatorParty } from '#server/platform/documents/operator.ts';
import type { SignedContract } from '#server/ports/contracts.ts';
import type { ResidenceCertificate } from '#server/ports/documents/residence-certificate.ts';
import { codeInGroups } from './policy.ts';
import type { OwnReservation } from './read-store.ts';

type Signer = SignedContract['signers'][number];

/** Returns the name that a certificate prints first: the passport's, or the contract's if no passport was asked for. */
export function printedName({ name, identity }: Signer): string {
  return identity ? passportName(identity) : name;
}

/** Builds the certificate for one signer of a stay's contract as data. `at` is an ISO instant, `checkAt` the address of the page that verifies it. */
export function certificateDocument(
  reservation: OwnReservation,
  contract: SignedContract,
  signer: Signer,
  issue: { code: string; at: string; checkAt: string; passportNumber: string | null },
): ResidenceCertificate {
  const { identity, name } = signer;
  const { document } = contract;
  const nights = daysBetween(reservation.check_in, reservation.check_out);
  return {
    code: codeInGroups(issue.code),
    issuedAt: issue.at,
    operator: operatorParty(),
    resident: {
      name,
      passportName: identity && passportName(identity),
      nationality: identity && nationalityInWords(identity.nationality),
      birthDate: identity?.birthDate ?? null,
      passportNumber: issue.passportNumber,
    },
    house: {
      name: document.house.name,
      address: document.house.address,
      areaM2: document.house.areaM2,
    },
    stay: { checkIn: reservation.check_in, checkOut: reservation.check_out, nights },
    contract: {
      reference: reservation.code,
      signedOn: seoulDate(contract.signedAt.getTime()),
      tenant: document.tenant.name,
    },
    rent: {
      monthly: agreedRent(reservation.monthly_rent, nights, reservation.house_price),
      total: reservation.house_price - reservation.coupon_discount,
      deposit: reservation.deposit,
    },
    checkAt: issue.checkAt,
  };
}
