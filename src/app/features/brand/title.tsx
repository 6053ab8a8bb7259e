import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import { localText } from '#app/platform/i18n/i18n.ts';

/** Sets the document title: the screen's name, then the brand's. */
export function Title({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return <title>{`${children} | ${localText(brand.name, i18n.language)}`}</title>;
}
