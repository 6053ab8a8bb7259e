import { brand } from '#contract/brand.ts';
import type { Operator } from '#server/ports/documents/contract-document.ts';
import { inInternationalForm } from '../phone.ts';

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
