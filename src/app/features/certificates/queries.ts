import type { Certificate, CertificateCheck, StayCertificates } from '#contract/reservations/certificates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';

/** Reads the certificates of a stay; without the host the device's copy of them, and null where there is none. */
export async function stayCertificates(stayId: string): Promise<Loaded<StayCertificates> | null> {
  const read = await attempt(() =>
    networkFirst(`certificates/${stayId}`, () => api.certificates.list({ params: { id: stayId } })),
  );
  return read.ok ? read.value : null;
}

/** Issues a certificate for one occupant; a passport number comes with the consent to it. */
export const issueCertificate = (
  stayId: string,
  body: { position: number; passportNumber: string | null; consent: boolean },
): Promise<Result<Certificate>> => attempt(() => api.certificates.issue({ params: { id: stayId }, body }));

/** Loads the sealed PDF of a certificate. */
export const certificateFile = (stayId: string, certificateId: string): Promise<Result<Blob>> =>
  attempt(() => api.certificates.file({ params: { id: stayId, certificateId } }));

/** Checks a certificate by the code on it. */
export const checkOfCode = (certificateCode: string): Promise<Result<CertificateCheck>> =>
  attempt(() => api.certificates.check({ params: { certificateCode } }));

/** Checks the file of a certificate by its SHA-256. */
export const checkOfFile = (sha256: string): Promise<Result<CertificateCheck>> =>
  attempt(() => api.certificates.checkFile({ params: { sha256 } }));
