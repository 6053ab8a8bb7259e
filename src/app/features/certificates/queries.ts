import type {
  Certificate,
  CertificateCheck,
  ReservationCertificates,
} from '#contract/reservations/certificates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';

/** Reads the certificates of a stay; the device's copy if the host is unreachable, null if there is none. */
export async function reservationCertificates(
  reservationId: string,
): Promise<Loaded<ReservationCertificates> | null> {
  const read = await attempt(() =>
    networkFirst(`certificates/${reservationId}`, () =>
      api.certificates.list({ params: { id: reservationId } }),
    ),
  );
  return read.ok ? read.value : null;
}

export const issueCertificate = (
  reservationId: string,
  body: { position: number; passportNumber: string | null; consent: boolean },
): Promise<Result<Certificate>> =>
  attempt(() => api.certificates.issue({ params: { id: reservationId }, body }));

export const certificateFile = (reservationId: string, certificateId: string): Promise<Result<Blob>> =>
  attempt(() => api.certificates.file({ params: { id: reservationId, certificateId } }));

export const checkOfCode = (certificateCode: string): Promise<Result<CertificateCheck>> =>
  attempt(() => api.certificates.check({ params: { certificateCode } }));

export const checkOfFile = (sha256: string): Promise<Result<CertificateCheck>> =>
  attempt(() => api.certificates.checkFile({ params: { sha256 } }));
