import { useTranslation } from 'react-i18next';
import { switchLanguage } from '#app/platform/i18n/switch-language.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';

export function LanguageField({ legend }: { legend: string }) {
  const { i18n } = useTranslation();
  return (
    <Segmented
      legend={legend}
      legendHidden
      options={[
        { value: 'en', label: 'English' },
        { value: 'ko', label: '한국어' },
      ]}
      value={i18n.language === 'en' ? 'en' : 'ko'}
      onChange={(language) => void switchLanguage(language).catch(() => undefined)}
    />
  );
}
