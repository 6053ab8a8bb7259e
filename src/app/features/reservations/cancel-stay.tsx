import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cancellation, Reservation } from '#contract/reservations.ts';
import { won } from '#app/platform/format.ts';
import { useOnline } from '#app/platform/online.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { Overlay } from '#app/ui/overlay.tsx';
import { toast } from '#app/ui/toast.ts';
import { CancellationWords } from './cancellation-words.tsx';
import { cancellation, cancelStay } from './queries.ts';
import * as css from './stay.css.ts';

/** Cancels a stay in two steps: what comes back is shown to the won, and only then it can be confirmed. Text: booking. */
export function CancelStay({ stay, onChanged }: { stay: Reservation; onChanged: () => void }) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const [offer, setOffer] = useState<Cancellation | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const look = async () => {
    setBusy(true);
    const outcome = await cancellation(stay.id);
    setBusy(false);
    if (outcome.ok) {
      setOffer(outcome.value);
      setOpen(true);
      return;
    }
    toast.warning(outcome.problem.message ?? t('offline'));
    if (outcome.problem.code !== 'offline') onChanged();
  };
  const ask = () => {
    setProblem(null);
    void look();
  };
  const carryOut = async (agreed: Cancellation) => {
    setBusy(true);
    setProblem(null);
    const outcome = await cancelStay(stay.id, agreed.refund.total);
    setBusy(false);
    if (outcome.ok) {
      setOpen(false);
      toast.success(t('cancel.done'));
      onChanged();
      return;
    }
    setProblem(outcome.problem.message ?? t('cancel.unknown'));
    if (outcome.problem.code === 'refund_changed') await look();
  };

  return (
    <>
      <div>
        <Button
          variant="secondary"
          full="phones"
          busy={busy && !open}
          invalid={!online}
          reason={t('needsNetwork')}
          onClick={ask}
        >
          {t('cancel.ask')}
        </Button>
      </div>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title={t('cancel.title')}
        closeLabel={t('cancel.keep')}
        footer={
          offer && (
            <div className={css.answers}>
              {problem && <FieldError id="cancel-problem">{problem}</FieldError>}
              <Button
                variant="danger"
                full
                busy={busy}
                invalid={!online}
                reason={t('needsNetwork')}
                onClick={() => void carryOut(offer)}
              >
                {offer.refund.total > 0
                  ? t('cancel.confirm', { amount: won(offer.refund.total) })
                  : t('cancel.confirmNothing')}
              </Button>
              <Button variant="secondary" full onClick={() => setOpen(false)}>
                {t('cancel.keep')}
              </Button>
            </div>
          )
        }
      >
        {offer && <CancellationWords stay={stay} offer={offer} />}
      </Overlay>
    </>
  );
}
