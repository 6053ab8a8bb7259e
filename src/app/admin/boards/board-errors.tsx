import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { BilingualErrors } from '#app/admin/kit/form/bilingual-errors.tsx';
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
const firstOf: Partial<Record<string, string>> = { event: 'event.startsAt', person: 'person.ko' };

export interface BoardErrorsProps {
  work: BoardWork;
  /** Called when an error links to a field of this language, which a phone may hide. */
  onLead: (language: Language) => void;
}

export function BoardErrors({ work: { form }, onLead }: BoardErrorsProps) {
  const { t } = useTranslation('admin-community');
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
  return (
    <BilingualErrors
      {...{ form, fields, onLead }}
      fieldOf={(path) => firstOf[path] ?? path}
      nameOf={(field) => names[field]}
      idOf={fieldId}
      title={t('form.failedTitle')}
      failed={t('form.failed')}
    />
  );
}
