import type { At, MaybeAt } from './columns.ts';

/** Residence certificates, column by column as the migrations make them. */
export interface CertificateTables {
  residence_certificates: {
    id: string;
    /** Without hyphens. */
    code: string;
    reservation_id: string;
    /** The contract whose facts it states; null once that was erased. */
    contract_id: string | null;
    house_id: string;
    position: number;
    /** As it is printed; null once the account is deleted. */
    name: string | null;
    starts_on: string;
    ends_on: string;
    issued_at: At;
    /** Of the sealed PDF, lower-case hexadecimal. */
    sha256: string;
    /** The sealed PDF in base64, encrypted; null once it is erased. */
    file: string | null;
    /** Encrypted; null where it was not told, and once it is erased. */
    passport_number: string | null;
    /** When somebody agreed to the passport number being processed, and to which text. */
    consented_at: MaybeAt;
    consent_version: string | null;
  };
}
