import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SigningView } from '#contract/contracts.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { decline } from './queries.ts';
import * as css from './sign-form.css.ts';

export interface DeclineButtonProps {
  token: string;
  reason: string;
  onType: (reason: string) => void;
  onDeclined: (view: SigningView) => void;
  text: string;
}

function useDecline({ token, reason, onDeclined }: DeclineButtonProps, onClose: () => void) {
  const { t } = useTranslation(['sign', 'errors']);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setError(t('errors:reason_required'));
      document.getElementById('decline-reason')?.focus();
      return;
    }
    setBusy(true);
    const outcome = await decline(token, reason);
    setBusy(false);
    if (outcome.ok) {
      onClose();
      onDeclined(outcome.value);
    } else setError(sentenceOf(outcome.problem, t('sign:offline')));
  };
  return { error, busy, forget: () => setError(undefined), send };
}

export function DeclineButton(props: DeclineButtonProps) {
  const { reason, onType } = props;
  const { t } = useTranslation(['sign', 'errors']);
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const { error, busy, forget, send } = useDecline(props, () => setOpen(false));

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        invalid={!online}
        reason={t('sign:needsNetwork')}
        onClick={() => setOpen(true)}
      >
        {t('sign:decline.open')}
      </Button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title={t('sign:decline.title')}
        closeLabel={t('sign:decline.cancel')}
        size="medium"
        topPosition="content"
      >
        <form className={css.decline} onSubmit={(event) => void send(event)} noValidate>
          <p>{props.text}</p>
          <TextArea
            id="decline-reason"
            label={t('sign:decline.reason')}
            help={t('sign:decline.reasonHelp')}
            error={error}
            required
            rows={3}
            value={reason}
            onChange={(event) => {
              onType(event.target.value);
              forget();
            }}
          />
          <div className={css.choices}>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('sign:decline.cancel')}
            </Button>
            <Button type="submit" variant="danger" busy={busy}>
              {t('sign:decline.confirm')}
            </Button>
          </div>
        </form>
      </Overlay>
    </>
  );
}
