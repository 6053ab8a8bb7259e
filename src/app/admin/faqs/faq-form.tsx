import { useTranslation } from 'react-i18next';
import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { useVersionedForm, type VersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { ContentForm } from './content-form.tsx';
import { DeleteFaqButton } from './delete-buttons.tsx';
import { saveFaq, type FaqDraft } from './queries.ts';
import * as css from './faqs.css.ts';

const languages = ['ko', 'en'] as const;

const draftOf = ({ question, answer, groupId }: AdminFaq): FaqDraft => ({ question, answer, groupId });

export interface FaqFormProps {
  faq: AdminFaq;
  groups: readonly AdminFaqGroup[];
  onDone: () => void;
}

export function FaqForm({ faq, groups, onDone }: FaqFormProps) {
  const { t, i18n } = useTranslation(['admin-faq', 'admin', 'errors']);
  const work = useVersionedForm<FaqDraft, AdminFaq>({
    key: `admin-faq/${faq.id || `new/${faq.groupId}`}`,
    record: faq,
    draftOf,
    save: saveFaq,
    saved: t('form.saved'),
    onSaved: onDone,
  });
  const { draft, edit, form, theirs, reset } = work;
  const leave = () => {
    reset();
    onDone();
  };
  const row = (field: 'question' | 'answer', language: Language) => ({
    name: `${t(`faq.${field}`)} (${t(`admin:bilingual.${language}`)})`,
    mine: draft[field][language],
    theirs: theirs?.[field][language] ?? '',
  });
  const code = form.errors['groupId'];
  return (
    <ContentForm
      label={faq.id ? t('faq.edit') : t('faq.add')}
      form={form}
      isRestored={work.isRestored}
      conflict={
        theirs && [row('question', 'ko'), row('question', 'en'), row('answer', 'ko'), row('answer', 'en')]
      }
      onSend={() => void work.send()}
      onTheirs={leave}
      onCancel={leave}
      end={faq.id !== '' && <DeleteFaqButton faq={theirs ?? faq} onDone={leave} />}
    >
      <Words work={work} />
      {faq.id !== '' && groups.length > 1 && (
        <SelectField
          className={css.select}
          label={t('faq.group')}
          options={groups.map(({ id, title }) => ({ value: id, label: localText(title, i18n.language) }))}
          value={draft.groupId}
          error={code && t(`errors:${code}`)}
          onChange={({ target }) => edit({ groupId: target.value })}
        />
      )}
    </ContentForm>
  );
}

/** Returns the languages that lack a text which the other language has. */
export function missingIn(...texts: Bilingual[]): Language[] {
  return languages.filter((language) => {
    const other = language === 'ko' ? 'en' : 'ko';
    return texts.some((text) => !text[language].trim() && text[other].trim());
  });
}

function Words({ work: { draft, edit, form } }: { work: VersionedForm<FaqDraft, AdminFaq> }) {
  const { t } = useTranslation(['admin-faq', 'admin', 'errors']);
  const wrong = (field: 'question' | 'answer', language: Language) => {
    const found = form.errors[`${field}.${language}`];
    return found && t(`errors:${found}`);
  };
  const set = (field: 'question' | 'answer', language: Language, typed: string) =>
    edit({ [field]: { ...draft[field], [language]: typed } });
  return (
    <BilingualColumns
      missing={missingIn(draft.question, draft.answer)}
      wrong={languages.find((language) => wrong('question', language) || wrong('answer', language))}
      attempts={form.attempts}
      fields={(language) => (
        <>
          <TextField
            label={t('faq.question')}
            maxLength={300}
            autoComplete="off"
            value={draft.question[language]}
            error={wrong('question', language)}
            onChange={({ target }) => set('question', language, target.value)}
          />
          <TextArea
            label={t('faq.answer')}
            rows={6}
            maxLength={4000}
            value={draft.answer[language]}
            error={wrong('answer', language)}
            onChange={({ target }) => set('answer', language, target.value)}
          />
        </>
      )}
    />
  );
}
