import { useState } from 'react';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractText } from '#contract/contract-text.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { loadReader } from '#app/features/contracts/load-reader.ts';
import { NotSavedNote } from '#app/features/reservations/not-saved-note.tsx';
import { contractOf, contractTextOf } from '#app/features/reservations/queries.ts';
import { dayOf, seoulMoment } from '#app/platform/i18n/format-instant.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import * as css from './mypage.css.ts';

type Opened = {
  pdf: Loaded<Blob>;
  text: ContractText | null;
  Reader: Awaited<ReturnType<typeof loadReader>>;
};

/** Contract of a reservation, to read or download. A cached one works offline. Needs the `mypage` texts. */
export function ReservationContract({ reservation, cached }: { reservation: Reservation; cached: boolean }) {
  const { t, i18n } = useTranslation(['mypage', 'sign']);
  const { signedAt, status, signers } = reservation.contract;
  const online = useOnline();
  const [file, setFile] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const [outcome, words, Reader] = await Promise.all([
      contractOf(reservation.id),
      contractTextOf(reservation.id),
      loadReader().catch(() => null),
    ]);
    setBusy(false);
    if (!outcome.ok) toast.warning(sentenceOf(outcome.problem, t('mypage:offline')));
    else if (!Reader) toast.warning(t('mypage:offline'));
    else setFile({ pdf: outcome.value, text: words.ok ? words.value.value : null, Reader });
  };
  const filename = `contract-${reservation.code}.pdf`;
  return (
    <section className={css.section} aria-labelledby="contract">
      <h2 id="contract">{t('mypage:contract.title')}</h2>
      <p className={css.lead}>
        {signedAt
          ? t(status === 'void' ? 'mypage:contract.voidSigned' : 'mypage:contract.signed', {
              date: dayOf(signedAt, i18n.language),
            })
          : t(`mypage:contract.${status}`)}
      </p>
      {signers.length > 1 && <Signers signers={signers} />}
      {file ? (
        <>
          {!file.pdf.onDevice && <NotSavedNote>{t('mypage:contract.notCached')}</NotSavedNote>}
          <file.Reader
            file={file.pdf.value}
            text={file.text}
            title={t('sign:pdf.title')}
            filename={filename}
          />
        </>
      ) : (
        <div className={css.actions}>
          <Button
            variant="secondary"
            busy={busy}
            invalid={!online && !cached}
            reason={t('mypage:needsNetwork')}
            onClick={() => void open()}
          >
            <FileText size={20} />
            {t('mypage:contract.view')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Signers({ signers }: Pick<Reservation['contract'], 'signers'>) {
  const { t, i18n } = useTranslation('mypage');
  return (
    <ul className={css.signers} aria-label={t('contract.signers')}>
      {signers.map(({ name, status, signedAt, linkHeldUntil }, index) => (
        <li key={index} className={css.signer}>
          <span>{name}</span>
          <span className={css.figures}>
            {linkHeldUntil
              ? t('contract.signer.held', { date: seoulMoment(linkHeldUntil, i18n.language) })
              : t(`contract.signer.${status}`, {
                  date: signedAt ? dayOf(signedAt, i18n.language) : '',
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
