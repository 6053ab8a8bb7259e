import { brand } from '#contract/brand.ts';
import type { Operator } from '#server/ports/documents/contract-document.ts';
import { inInternationalForm } from '../phone.ts';

/** The company behind the brand as documents name it, its phone number as it is called from anywhere. */
export function operatorParty(): Operator {
  const { operator, phone, email } = brand;
  return {
    name: { ...operator.name },
    representative: { ...operator.representative },
    registrationNumber: operator.registrationNumber,
    address: { ...operator.address },
    phone: inInternationalForm(phone),
    email,
  };
}
