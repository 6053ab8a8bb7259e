import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual, Language } from '#contract/shared.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { cancelEvent, writeToAll } from './queries.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

export interface EventWordsProps {
  id: string;
  kind: 'message' | 'cancel';
  /** Set if there are no recipients. */
  off?: boolean;
  onDone: () => void;
}

const fieldOf = { message: 'text', cancel: 'reason' } as const;

export function EventWords({ id, kind, off = false, onDone }: EventWordsProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        invalid={off}
        {...(off && { title: t('errors:event_empty') })}
        onClick={() => setOpen(true)}
      >
        {t(`signUps.${kind}`)}
      </Button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title={t(`signUps.${kind}`)}
        closeLabel={t('signUps.close')}
        topPosition="content"
      >
        <WordsForm
          id={id}
          kind={kind}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Overlay>
    </>
  );
}

type WordsDraft = { words: Bilingual };

function WordsForm({ id, kind, onDone }: Pick<EventWordsProps, 'id' | 'kind' | 'onDone'>) {
  const { t } = useTranslation(['admin-community', 'admin', 'errors']);
  const { draft, edit, form, reset } = useDraftForm<WordsDraft>({
    key: `admin-event-${kind}/${id}`,
    initial: { words: { ko: '', en: '' } },
    errorsOf: () => [`${fieldOf[kind]}.ko`, `${fieldOf[kind]}.en`],
  });
  const place = useFirstWrong(form);
  const send = async () => {
    const done =
      kind === 'message'
        ? await form.send(() => writeToAll(id, draft.words))
        : await form.send(() => cancelEvent(id, draft.words));
    if (!done) return;
    const count = 'recipients' in done.value ? done.value.recipients : 0;
    toast.success(kind === 'message' ? t('signUps.sent', { count }) : t('signUps.cancelDone'));
    reset();
    onDone();
  };
  const listed = Object.keys(form.errors).length > 0;
  return (
    <form
      ref={place}
      noValidate
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {form.problem && !listed && (
        <FormErrors
          key={form.attempts}
          title={t('form.failedTitle')}
          errors={[{ text: form.problem.message ?? t('form.failed') }]}
        />
      )}
      <p className={css.soft}>{t(`signUps.${kind}Help`)}</p>
      {(['ko', 'en'] as Language[]).map((language) => {
        const code = form.errors[`${fieldOf[kind]}.${language}`];
        return (
          <TextArea
            key={language}
            lang={language}
            label={`${t(kind === 'message' ? 'signUps.messageText' : 'signUps.cancelReason')} (${t(`admin:bilingual.${language}`)})`}
            rows={4}
            maxLength={kind === 'message' ? 2000 : 500}
            value={draft.words[language]}
            error={code && t(`errors:${code}`)}
            onChange={({ target }) => edit({ words: { ...draft.words, [language]: target.value } })}
          />
        );
      })}
      <Foot kind={kind} busy={form.busy} />
    </form>
  );
}

function Foot({ kind, busy }: Pick<EventWordsProps, 'kind'> & { busy: boolean }) {
  const { t } = useTranslation('admin-community');
  const online = useOnline();
  return (
    <div className={css.actions}>
      <Button
        type="submit"
        variant={kind === 'cancel' ? 'danger' : 'primary'}
        size="medium"
        busy={busy}
        invalid={!online}
        reason={t('form.offline')}
      >
        {t(kind === 'message' ? 'signUps.send' : 'signUps.cancelConfirm')}
      </Button>
    </div>
  );
}
