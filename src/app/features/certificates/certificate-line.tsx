import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Certificate } from '#contract/reservations/certificates.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { downloadFile } from '#app/platform/browser/download.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { certificateFile } from './queries.ts';
import * as css from './certificates.css.ts';

const tones = { valid: 'success', ended: 'neutral', replaced: 'warning', withdrawn: 'danger' } as const;

export interface CertificateLineProps {
  reservationId: string;
  certificate: Certificate;
  /** Called if the host refuses the file, because the certificate has changed since it was shown. */
  onGone: () => void;
}

export function CertificateLine({ reservationId, certificate, onGone }: CertificateLineProps) {
  const { t, i18n } = useTranslation('certificates');
  const { name, code, from, to, issuedAt, state, since, hasPassportNumber, hasFile } = certificate;
  const canDownload = hasFile && (state === 'valid' || state === 'ended');
  const date = since === null ? '' : dayOf(since, i18n.language);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.head}>
          <strong>{name ?? t('noName')}</strong>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className={css.small}>
          {dateRange(from, to, i18n.language)} · {t('issuedOn', { date: dayOf(issuedAt, i18n.language) })}
        </p>
        <p className={css.code}>{t('code', { code })}</p>
        {(state === 'replaced' || state === 'withdrawn') && (
          <p className={css.small}>{t(`since.${state}`, { date })}</p>
        )}
        {hasPassportNumber && <p className={css.small}>{t('withPassport')}</p>}
      </div>
      {canDownload && <DownloadButton {...{ reservationId, certificate, onGone }} />}
    </li>
  );
}

function DownloadButton({ reservationId, certificate, onGone }: CertificateLineProps) {
  const { t } = useTranslation('certificates');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const outcome = await certificateFile(reservationId, certificate.id);
    setBusy(false);
    if (outcome.ok) return downloadFile(outcome.value, `residence-certificate-${certificate.code}.pdf`);
    toast.warning(sentenceOf(outcome.problem, t('needsNetwork')));
    if (outcome.problem.code !== 'offline') onGone();
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      aria-label={t('downloadOf', { code: certificate.code })}
      onClick={() => void take()}
    >
      <Download size={20} />
      {t('download')}
    </Button>
  );
}
