import type { At, MaybeAt } from './columns.ts';

export interface CertificateTables {
  residence_certificates: {
    id: string;
    /** Without hyphens. */
    code: string;
    reservation_id: string;
    /** The contract with the stated facts; null once it was erased. */
    contract_id: string | null;
    house_id: string;
    position: number;
    /** As printed; null once the account is deleted. */
    name: string | null;
    starts_on: string;
    ends_on: string;
    issued_at: At;
    /** Of the sealed PDF, lower-case hexadecimal. */
    sha256: string;
    /** The sealed PDF in base64, encrypted; null once it is erased. */
    file: string | null;
    /** Encrypted; null if it was not given or has been erased. */
    passport_number: string | null;
    consented_at: MaybeAt;
    consent_version: string | null;
  };
}
