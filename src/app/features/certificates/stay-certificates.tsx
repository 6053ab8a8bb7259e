import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayCertificates as Certificates } from '#contract/reservations/certificates.ts';
import { savedTime } from '#app/platform/offline/saved-time.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { CertificateLine } from './certificate-line.tsx';
import { IssueForm } from './issue-form.tsx';
import { stayCertificates } from './queries.ts';
import { useCertificateTexts } from './texts.ts';
import * as css from './certificates.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface StayCertificatesProps {
  stayId: string;
  /** Read anew whenever it is another: the screen's data changes with it. */
  read: unknown;
  /** The certificates, where they were read along with it. */
  along: Loaded<Certificates> | null;
}

/**
 * Residence certificates of a stay: what they are for, the form that issues one, and those that were issued with their state. Nothing before
 * they could be read once. Text: certificates.
 */
export function StayCertificates({ stayId, read, along }: StayCertificatesProps) {
  useCertificateTexts();
  const { t } = useTranslation('certificates');
  const [loaded, , reload] = useReads(() => stayCertificates(stayId), stayId, read, along);
  if (!loaded) return null;
  const { obstacle, occupants, storedDays, certificates } = loaded.value;
  if (obstacle !== null && certificates.length === 0 && obstacle !== 'unsigned') return null;
  return (
    <section className={css.section} aria-labelledby="certificates">
      <h2 id="certificates">{t('title')}</h2>
      <p className={css.soft}>{t('text')}</p>
      {obstacle === null ? (
        <IssueForm {...{ stayId, occupants, storedDays }} onIssued={() => void reload()} />
      ) : (
        <p className={css.soft}>{t(`obstacle.${obstacle}`)}</p>
      )}
      {certificates.length > 0 && (
        <ul className={css.list} aria-label={t('issued')}>
          {certificates.map((certificate) => (
            <CertificateLine
              key={certificate.id}
              stayId={stayId}
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
