import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { ticketKinds } from '#contract/rules/tickets/ticket.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { FieldError, TextArea } from '#app/ui/forms/field.tsx';
import { send } from './sender.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { usePhotos } from './use-photos.ts';
import * as css from './tickets.css.ts';

interface TicketFormProps {
  reservationId: string;
  ticketId: string | null;
  onSent?: () => void;
  onCancel?: () => void;
}

/**
 * Writes a report or a reply. An entry is stored on the device first and sent when the host can be reached; a draft stays until then. Text: tickets.
 */
export function TicketForm(props: TicketFormProps) {
  const { ticketId, onCancel } = props;
  const { t } = useTranslation('tickets');
  const { values, kind, change, photos, wrong, busy, submit } = useReport(props);
  const online = useOnline();
  const isNew = ticketId === null;
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {isNew && (
        <RadioCards
          legend={t('form.kind')}
          options={ticketKinds.map((value) => ({
            value,
            label: t(`kind.${value}`),
            help: t(`kindHelp.${value}`),
          }))}
          value={kind}
          onChange={(value) => change({ kind: value })}
          error={wrong.kind && t('form.kindMissing')}
        />
      )}
      <TextArea
        label={t(isNew ? 'form.text' : 'form.reply')}
        rows={isNew ? 5 : 3}
        maxLength={policy.maxText}
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
        error={wrong.text && t('form.textMissing')}
      />
      <PhotoPicker photos={photos} />
      {!online && (
        <p className={css.soft} role="status">
          {t('form.offline')}
        </p>
      )}
      {wrong.gone && <FieldError>{t('form.loggedOut')}</FieldError>}
      <div className={css.actions}>
        <Button type="submit" busy={busy} invalid={photos.reducing !== null} reason={t('form.waitForPhotos')}>
          {t('form.send')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type Wrong = { kind?: boolean; text?: boolean; gone?: boolean };

function useReport({ reservationId, ticketId, onSent }: TicketFormProps) {
  const draft = `ticket/${ticketId ?? reservationId}`;
  const [values, set] = useDraft<{ kind: string; text: string }>('local', draft, { kind: '', text: '' });
  const photos = usePhotos();
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const kind = ticketKinds.find((each) => each === values.kind);
  const change = (changed: Partial<typeof values>) => {
    set(changed);
    setWrong((before) => ({
      ...before,
      ...(changed.kind && { kind: false }),
      ...(changed.text && { text: false }),
    }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = {
      ...(ticketId === null && !kind && { kind: true }),
      ...(values.text.trim() === '' && { text: true }),
    };
    setWrong(missing);
    const first = missing.kind ? 'input[type=radio]' : missing.text ? 'textarea' : null;
    if (first) form.querySelector<HTMLElement>(first)?.focus();
    if (busy || photos.reducing || missing.kind || missing.text) return;
    setBusy(true);
    const isHeld = await send({
      id: crypto.randomUUID(),
      reservationId,
      ticketId,
      kind: kind ?? null,
      text: values.text.trim(),
      photos: await photos.outgoing(),
      writtenAt: Date.now(),
      problem: null,
      isStored: false,
    });
    setBusy(false);
    if (!isHeld) return setWrong({ gone: true });
    set({ kind: '', text: '' });
    dropDraft('local', draft);
    photos.clear();
    onSent?.();
  };
  return { values, kind, change, photos, wrong, busy, submit };
}
