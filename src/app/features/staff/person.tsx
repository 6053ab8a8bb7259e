import { useTranslation } from 'react-i18next';
import type { StaffProfile } from '#contract/contacts/staff.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Initial } from '#app/ui/data/initial.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { languageNames, replyWords } from './model.ts';
import * as css from './staff.css.ts';

/** A host or member of staff: portrait or initial, name, role, languages in the reader's language and usual reply time. Text: staff. */
export function Person({ person }: { person: StaffProfile }) {
  const { t, i18n } = useTranslation('staff');
  const { language } = i18n;
  const name = localText(person.name, language);
  const reply = replyWords(person.replyMinutes);
  return (
    <div className={css.person}>
      {person.portrait ? (
        // The name beside it says who it is.
        <Photo photo={{ ...person.portrait, alt: '' }} sizes="72px" ratio="1" className={css.portrait} />
      ) : (
        <Initial name={name} size="large" />
      )}
      <div className={css.words}>
        <strong className={css.name}>{name}</strong>
        <span>{localText(person.role, language)}</span>
        <span className={css.soft}>
          {t('speaks', { languages: languageNames(person.languages, language) })}
        </span>
        <span className={css.soft}>{t(`reply.${reply.key}`, { count: reply.count })}</span>
      </div>
    </div>
  );
}
