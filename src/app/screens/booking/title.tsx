import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import { localText } from '#app/platform/i18n.ts';

/** The page's title in the tab: what it is, then whose. */
export function Title({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return <title>{`${children} | ${localText(brand.name, i18n.language)}`}</title>;
}
