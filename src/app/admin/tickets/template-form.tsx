import { useTranslation } from 'react-i18next';
import type { TicketTemplate } from '#contract/admin/tickets/ticket-templates.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { ticketKinds } from '#contract/rules/tickets/ticket.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Conflict } from '#app/admin/kit/form/both-versions.tsx';
import { actions, form as formClass } from '#app/admin/kit/list/list-cells.css.ts';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { useFirstWrong } from '#app/admin/kit/form/use-first-wrong.ts';
import { saveTemplate } from './queries.ts';
import * as css from './tickets.css.ts';

interface TemplateFormProps {
  template: TicketTemplate;
  onSaved: () => void;
  onCancel: () => void;
}

type Draft = { title: string; kind: string; ko: string; en: string };
const draftOf = ({ title, kind, text }: TicketTemplate): Draft => ({
  title,
  kind: kind ?? '',
  ko: text.ko,
  en: text.en,
});

const kindOf = ({ kind }: Draft) => ticketKinds.find((each) => each === kind) ?? null;

const contentOf = (draft: Draft) => ({
  title: draft.title,
  kind: kindOf(draft),
  text: { ko: draft.ko, en: draft.en },
});

export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const { t } = useTranslation('admin-tickets');
  const online = useOnline();
  const work = useVersionedForm<Draft, TicketTemplate>({
    key: `admin-ticket-template/${template.id || 'new'}`,
    record: template,
    draftOf,
    save: (seen, typed) => saveTemplate(seen, contentOf(typed)),
    saved: t('change.saved'),
    onSaved,
  });
  const { form, theirs } = work;
  const place = useFirstWrong(form);
  const leave = (next: () => void) => () => {
    work.reset();
    next();
  };
  return (
    <form
      ref={place}
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        void work.send();
      }}
    >
      {form.problem && !theirs && Object.keys(form.errors).length === 0 && (
        <FormErrors
          key={form.attempts}
          title={t('change.failedTitle')}
          errors={[{ text: form.problem.message ?? t('change.failed') }]}
        />
      )}
      {theirs && <BothVersions work={work} theirs={theirs} onTheirs={leave(onSaved)} />}
      <Fields work={work} />
      <div className={actions}>
        <Button type="submit" size="medium" busy={form.busy} invalid={!online} reason={t('offline')}>
          {t('template.save')}
        </Button>
        <Button variant="quiet" onClick={leave(onCancel)}>
          {t('template.cancel')}
        </Button>
      </div>
    </form>
  );
}

type Work = VersionedForm<Draft, TicketTemplate>;
type BothVersionsProps = { work: Work; theirs: TicketTemplate; onTheirs: () => void };

function BothVersions({ work: { draft, form, send }, theirs, onTheirs }: BothVersionsProps) {
  const { t } = useTranslation('admin-tickets');
  const present = draftOf(theirs);
  const wordOf = (written: Draft) => {
    const kind = kindOf(written);
    return t(kind ? `kind.${kind}` : 'template.everyKind');
  };
  const texts = (['title', 'ko', 'en'] as const).map((name) => ({
    name: t(`template.field.${name}`),
    mine: draft[name],
    theirs: present[name],
  }));
  return (
    <Conflict
      fields={[{ name: t('filter.kind'), mine: wordOf(draft), theirs: wordOf(present) }, ...texts]}
      busy={form.busy}
      onMine={() => void send()}
      onTheirs={onTheirs}
    />
  );
}

function Fields({ work: { draft, edit, form } }: { work: Work }) {
  const { t } = useTranslation(['admin-tickets', 'part-errors', 'errors']);
  const word = (name: string) => {
    const code = form.errors[name];
    return code && String(t([`part-errors:${code}`, `errors:${code}`] as never));
  };
  return (
    <div className={css.pair}>
      <TextField
        label={t('template.field.title')}
        maxLength={80}
        value={draft.title}
        error={word('title')}
        onChange={({ target }) => edit({ title: target.value })}
      />
      <SelectField
        label={t('filter.kind')}
        placeholder={t('template.everyKind')}
        options={ticketKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={draft.kind}
        onChange={({ target }) => edit({ kind: target.value })}
      />
      {(['ko', 'en'] as const).map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={t(`template.field.${language}`)}
          rows={5}
          maxLength={policy.maxText}
          value={draft[language]}
          error={word(`text.${language}`)}
          onChange={({ target }) => edit({ [language]: target.value })}
        />
      ))}
    </div>
  );
}
