import { useTranslation } from 'react-i18next';
import type { AdminFaqGroup } from '#contract/admin/faqs.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { useVersionedForm } from '#app/admin/kit/form/use-versioned-form.ts';
import { ContentForm } from './content-form.tsx';
import { DeleteGroupButton } from './delete-buttons.tsx';
import { missingIn } from './faq-form.tsx';
import { saveGroup, type GroupDraft } from './queries.ts';

export interface GroupFormProps {
  group: AdminFaqGroup;
  onDone: () => void;
}

export function GroupForm({ group, onDone }: GroupFormProps) {
  const { t } = useTranslation(['admin-faq', 'admin', 'errors']);
  const work = useVersionedForm<GroupDraft, AdminFaqGroup>({
    key: `admin-faq-group/${group.id || 'new'}`,
    record: group,
    draftOf: ({ title }) => ({ title }),
    save: saveGroup,
    saved: t('form.saved'),
    onSaved: onDone,
  });
  const { draft, edit, form, theirs, reset } = work;
  const { title } = draft;
  const leave = () => {
    reset();
    onDone();
  };
  const languages = ['ko', 'en'] as const;
  return (
    <ContentForm
      label={group.id ? t('group.edit') : t('group.add')}
      form={form}
      isRestored={work.isRestored}
      conflict={
        theirs &&
        languages.map((language) => ({
          name: `${t('group.title')} (${t(`admin:bilingual.${language}`)})`,
          mine: title[language],
          theirs: theirs.title[language],
        }))
      }
      onSend={() => void work.send()}
      onTheirs={leave}
      onCancel={leave}
      end={group.id !== '' && <DeleteGroupButton group={theirs ?? group} onDone={leave} />}
    >
      <BilingualColumns
        missing={missingIn(title)}
        wrong={languages.find((language) => form.errors[`title.${language}`])}
        attempts={form.attempts}
        fields={(language) => {
          const code = form.errors[`title.${language}`];
          return (
            <TextField
              label={t('group.title')}
              maxLength={100}
              autoComplete="off"
              value={title[language]}
              error={code && t(`errors:${code}`)}
              onChange={({ target }) => edit({ title: { ...title, [language]: target.value } })}
            />
          );
        }}
      />
    </ContentForm>
  );
}
