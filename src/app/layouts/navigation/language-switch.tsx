import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/shared.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import * as css from './language-switch.css.ts';

const languages = [
  { language: 'en', short: 'EN', name: 'English' },
  { language: 'ko', short: 'KR', name: '한국어' },
] as const;

const switchTo = (language: Language) =>
  import('#app/platform/i18n/switch-language.ts').then((texts) => texts.switchLanguage(language));

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('language')} className={css.group}>
      {languages.map(({ language, short, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${short} ${name}`}
          aria-pressed={i18n.language === language}
          className={css.choice}
          onClick={() => void switchTo(language).catch(() => toast.info(t('offline.some')))}
        >
          {short}
        </button>
      ))}
    </div>
  );
}
