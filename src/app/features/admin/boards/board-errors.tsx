import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { fieldId } from './draft.ts';
import type { BoardWork } from './use-board-form.ts';

const written = ['title', 'person', 'summary', 'body'] as const;
/** The fields of a post that a save may refuse, in the order on screen. */
const fields = [
  'boardType',
  ...['startsAt', 'endsAt', 'place.ko', 'place.en', 'mapUrl', 'capacity'].map((field) => `event.${field}`),
  ...(['ko', 'en'] as const).flatMap((language) => written.map((field) => `${field}.${language}`)),
  'photoId',
  'publishedAt',
];
/** The first field of parts that are refused as a whole. */
const firstOf: Partial<Record<string, string>> = { event: 'event.startsAt', person: 'person.ko' };

export interface BoardErrorsProps {
  work: BoardWork;
  /** A line leads to a field of this language, which a phone may not show. */
  onLead: (language: Language) => void;
}

/** The error summary of a post: each line names its field and leads to it. Text: admin, admin-community, errors. */
export function BoardErrors({ work: { form }, onLead }: BoardErrorsProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const name = useFieldName();
  const refused = Object.entries(form.errors).flatMap(([path, code]) =>
    code ? [{ field: firstOf[path] ?? path, code }] : [],
  );
  const errors = refused
    .toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
    .map(({ field, code }) =>
      fields.includes(field)
        ? { fieldId: fieldId(field), text: `${name(field)}: ${t(`errors:${code}`)}` }
        : { text: t(`errors:${code}`) },
    );
  const otherwise = { text: form.problem?.message ?? t('form.failed') };
  return (
    <div
      // Before the line takes the focus there.
      onClickCapture={({ target }) => {
        const [, language] = /-(ko|en)$/.exec((target as Element).closest('a')?.hash ?? '') ?? [];
        if (language) flushSync(() => onLead(language as Language));
      }}
    >
      <FormErrors
        key={form.attempts}
        title={t('form.failedTitle')}
        errors={errors.length > 0 ? errors : [otherwise]}
      />
    </div>
  );
}

function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['admin-community', 'admin']);
  const names: Partial<Record<string, string>> = {
    boardType: t('type.label'),
    title: t('form.title'),
    person: t('form.person'),
    summary: t('form.summary'),
    body: t('form.text'),
    'event.startsAt': t('event.startsAt'),
    'event.endsAt': t('event.endsAt'),
    'event.place': t('event.place'),
    'event.mapUrl': t('event.mapUrl'),
    'event.capacity': t('event.capacity'),
    photoId: t('picture.title'),
    publishedAt: t('publish.at'),
  };
  return (field) => {
    const [, part = field, language] = /^(.+)\.(ko|en)$/.exec(field) ?? [];
    return `${names[part]}${language ? ` (${t(`admin:bilingual.${language as Language}`)})` : ''}`;
  };
}
