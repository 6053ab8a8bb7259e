import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationCertificates as Certificates } from '#contract/reservations/certificates.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { CertificateLine } from '#app/features/certificates/certificate-line.tsx';
import { IssueForm } from '#app/features/certificates/issue-form.tsx';
import { reservationCertificates } from '#app/features/certificates/queries.ts';
import { useCertificateTexts } from '#app/features/certificates/texts.ts';
import * as css from '#app/features/certificates/certificates.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface ReservationCertificatesProps {
  reservationId: string;
  /** The data is read again when this value changes, which it does with the screen's data. */
  read: unknown;
  along: Loaded<Certificates> | null;
}

/**
 * Residence certificates of a stay: their purpose, the form that issues one, and issued ones with their state. Renders nothing until they have been
 * read once. Text: certificates.
 */
export function ReservationCertificates({ reservationId, read, along }: ReservationCertificatesProps) {
  useCertificateTexts();
  const { t } = useTranslation('certificates');
  const [loaded, , reload] = useReads(
    () => reservationCertificates(reservationId),
    reservationId,
    read,
    along,
  );
  if (!loaded) return null;
  const { obstacle, occupants, storedDays, certificates } = loaded.value;
  if (obstacle !== null && certificates.length === 0 && obstacle !== 'unsigned') return null;
  return (
    <section className={css.section} aria-labelledby="certificates">
      <h2 id="certificates">{t('title')}</h2>
      <p className={css.soft}>{t('text')}</p>
      {obstacle === null ? (
        <IssueForm {...{ reservationId, occupants, storedDays }} onIssued={() => void reload()} />
      ) : (
        <p className={css.soft}>{t(`obstacle.${obstacle}`)}</p>
      )}
      {certificates.length > 0 && (
        <ul className={css.list} aria-label={t('issued')}>
          {certificates.map((certificate) => (
            <CertificateLine
              key={certificate.id}
              reservationId={reservationId}
              certificate={certificate}
              onGone={() => void reload()}
            />
          ))}
        </ul>
      )}
      {loaded.fromDevice && <Saved at={loaded.readAt} />}
    </section>
  );
}

function Saved({ at }: { at: number }) {
  const { t, i18n } = useTranslation('certificates');
  const [now] = useState(Date.now);
  return <p className={css.small}>{t('saved', { time: savedTime(at, now, i18n.language) })}</p>;
}
