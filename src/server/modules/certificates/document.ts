import { agreedRent } from '#contract/rules/agreed-rent.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { passportName } from '#contract/rules/people/passport-name.ts';
import { nationalityInWords } from '#server/platform/documents/nationality.ts';
import { operatorParty } from '#server/platform/documents/operator.ts';
import type { SignedContract } from '#server/ports/contracts.ts';
import type { ResidenceCertificate } from '#server/ports/documents/residence-certificate.ts';
import { codeInGroups } from './policy.ts';
import type { OwnStay } from './read-store.ts';

type Signer = SignedContract['signers'][number];

/** The name that a certificate prints first: the passport's, or the contract's where that was not asked. */
export function printedName({ name, identity }: Signer): string {
  return identity ? passportName(identity) : name;
}

/** Writes the certificate of one signer of a stay's contract as data. `at` is an ISO instant, `checkAt` the page that checks it. */
export function certificateDocument(
  stay: OwnStay,
  contract: SignedContract,
  signer: Signer,
  issue: { code: string; at: string; checkAt: string; passportNumber: string | null },
): ResidenceCertificate {
  const { identity, name } = signer;
  const { document } = contract;
  const nights = daysBetween(stay.check_in, stay.check_out);
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
    stay: { checkIn: stay.check_in, checkOut: stay.check_out, nights },
    contract: {
      reference: stay.code,
      signedOn: seoulDate(contract.signedAt.getTime()),
      tenant: document.tenant.name,
    },
    rent: {
      monthly: agreedRent(stay.monthly_rent, nights, stay.house_price),
      total: stay.house_price - stay.coupon_discount,
      deposit: stay.deposit,
    },
    checkAt: issue.checkAt,
  };
}
