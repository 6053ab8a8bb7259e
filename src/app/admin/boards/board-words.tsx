import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual, Language, Photo } from '#contract/shared.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { BilingualColumns } from '#app/admin/kit/form/bilingual-columns.tsx';
import { fieldId } from './draft.ts';
import { nodesOfText, plainText } from './nodes.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { BoardWork } from './use-board-form.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

// The editor is fetched when a text is edited, not before.
const RichTextEditor = lazy(() =>
  import('./editor/rich-text-editor.tsx').then(({ RichTextEditor: Editor }) => ({ default: Editor })),
);

type Asked = { answer: (photo: Photo | null) => void; file: File | undefined };
type Written = 'title' | 'summary' | 'person';
type Wrong = (field: Written | 'body', language: Language) => string | undefined;

const languages = ['ko', 'en'] as const;
const most = { title: 150, summary: 400, person: 100 };

/** The language of the field that the error summary last linked to, with the number of the save attempt and the count of such links. */
export type Led = { language: Language; attempt: number; times: number };

export interface BoardWordsProps {
  work: BoardWork;
  led: Led | null;
}

export function BoardWords({ work, led }: BoardWordsProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const { draft, edit, form } = work;
  // The picture that an editor waits for.
  const [asked, setAsked] = useState<Asked | null>(null);
  const wrong: Wrong = (field, language) => {
    const code =
      form.errors[`${field}.${language}`] ?? (field === 'person' ? form.errors['person'] : undefined);
    return code && t(`errors:${code}`);
  };
  const fields: Written[] =
    draft.boardType === 'INTERVIEW' ? ['title', 'person', 'summary'] : ['title', 'summary'];
  const firstWrong = languages.find((language) =>
    [...fields, 'body' as const].some((field) => wrong(field, language)),
  );
  const bodies: Bilingual = {
    ko: plainText(nodesOfText(draft.text.ko)),
    en: plainText(nodesOfText(draft.text.en)),
  };
  return (
    <section className={css.part} aria-label={t('form.words')}>
      <BilingualColumns
        missing={missingIn(...fields.map((field) => draft[field]), bodies)}
        wrong={led?.attempt === form.attempts ? led.language : firstWrong}
        attempts={form.attempts + (led?.times ?? 0)}
        fields={(language) => (
          <>
            <Lines fields={fields} language={language} work={work} wrong={wrong} />
            <Suspense fallback={<p className={css.loading}>{t('editor.loading')}</p>}>
              <RichTextEditor
                id={fieldId(`body.${language}`)}
                label={t('form.text')}
                language={language}
                value={draft.text[language]}
                error={wrong('body', language)}
                onChange={(value) => edit({ text: { ...draft.text, [language]: value } })}
                onPicture={(file) => new Promise((answer) => setAsked({ answer, file }))}
              />
            </Suspense>
          </>
        )}
      />
      <PictureDialog
        open={asked !== null}
        draft={`${work.name}/text`}
        file={asked?.file}
        onDone={(photo) => {
          asked?.answer(photo);
          setAsked(null);
        }}
      />
    </section>
  );
}

type LinesProps = { fields: Written[]; language: Language; work: BoardWork; wrong: Wrong };

function Lines({ fields, language, work: { draft, edit }, wrong }: LinesProps) {
  const { t } = useTranslation('admin-community');
  return fields.map((field) => {
    const common = {
      id: fieldId(`${field}.${language}`),
      label: t(`form.${field}`),
      maxLength: most[field],
      value: draft[field][language],
      error: wrong(field, language),
    };
    const set = (typed: string) => edit({ [field]: { ...draft[field], [language]: typed } });
    return field === 'summary' ? (
      <TextArea key={field} rows={3} {...common} onChange={({ target }) => set(target.value)} />
    ) : (
      <TextField key={field} autoComplete="off" {...common} onChange={({ target }) => set(target.value)} />
    );
  });
}

/** Returns the languages that lack a text which the other language has. */
function missingIn(...texts: Bilingual[]): Language[] {
  return languages.filter((language) => {
    const other = language === 'ko' ? 'en' : 'ko';
    return texts.some((text) => !text[language].trim() && text[other].trim());
  });
}
