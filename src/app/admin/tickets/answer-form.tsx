import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminTicket } from '#contract/admin/tickets/tickets.ts';
import type { TicketTemplate } from '#contract/admin/tickets/ticket-templates.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FieldError, SelectField, TextArea } from '#app/ui/forms/field.tsx';
import { actions, form as formClass } from '#app/admin/kit/list/list-cells.css.ts';
import { answerTicket } from './queries.ts';

interface AnswerFormProps {
  ticket: AdminTicket;
  templates: readonly TicketTemplate[];
  onSent: () => void;
}

/** Answers a ticket, optionally from a canned answer in the member's language. Typed text stays until it is sent. Text: admin-tickets. */
export function AnswerForm(props: AnswerFormProps) {
  const { ticket, templates } = props;
  const { t } = useTranslation('admin-tickets');
  const online = useOnline();
  const { text, type, busy, wrong, submit } = useAnswer(props);
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (templateId: string) => {
    const chosen = templates.find((template) => template.id === templateId);
    if (!chosen) return;
    const words = chosen.text[ticket.language];
    type(text.trim() ? `${text.trimEnd()}\n\n${words}` : words);
    box.current?.focus();
  };
  const fitting = templates.filter(({ kind }) => kind === null || kind === ticket.kind);
  return (
    <form className={formClass} noValidate onSubmit={(event) => void submit(event)}>
      {fitting.length > 0 && (
        <SelectField
          label={t('answer.template')}
          help={t(`answer.language.${ticket.language}`)}
          placeholder={t('answer.choose')}
          options={fitting.map(({ id: value, title }) => ({ value, label: title }))}
          value=""
          onChange={({ target }) => insert(target.value)}
        />
      )}
      <TextArea
        ref={box}
        label={t('answer.text')}
        rows={5}
        maxLength={policy.maxText}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {wrong && <FieldError>{wrong}</FieldError>}
      <div className={actions}>
        <Button type="submit" size="medium" busy={busy} invalid={!online} reason={t('offline')}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  );
}

function useAnswer({ ticket, onSent }: AnswerFormProps) {
  const { t } = useTranslation('admin-tickets');
  const draft = `admin-ticket/${ticket.id}`;
  const [{ text }, change] = useDraft('session', draft, { text: '' });
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  // The same answer keeps its id until it has arrived: sent once more after a lost answer it is stored once.
  const id = useRef('');
  const typed = useRef(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    if (text.trim() === '') return setWrong(t('answer.missing'));
    setBusy(true);
    id.current ||= crypto.randomUUID();
    const sent = await answerTicket(ticket.id, id.current, text.trim());
    setBusy(false);
    if (!sent.ok) return setWrong(sent.problem.message ?? t('answer.failed'));
    setWrong(null);
    // Words that were added while it was on its way stay.
    if (typed.current === text) {
      id.current = '';
      typed.current = '';
      change({ text: '' });
      dropDraft('session', draft);
    }
    toast.success(t('answer.sent'));
    onSent();
  };
  const type = (words: string) => {
    id.current = '';
    typed.current = words;
    change({ text: words });
  };
  return { text, type, busy, wrong, submit };
}
