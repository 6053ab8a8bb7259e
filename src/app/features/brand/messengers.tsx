import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bilingual } from '#contract/shared.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './social-links.css.ts';

const messengers: readonly { name: Bilingual; url: string }[] = brand.messengers;

/** Links to the messengers in which we answer, each in a new window. Renders nothing if the operator has none. Text: common. */
export function Messengers() {
  const { t, i18n } = useTranslation('common');
  if (messengers.length === 0) return null;
  return (
    <div className={css.box}>
      <ul className={css.list}>
        {messengers.map(({ name, url }) => (
          <li key={url} className={css.item}>
            <a href={url} target="_blank" rel="noopener" className={css.link}>
              <MessageCircle size={18} aria-hidden="true" />
              {localText(name, i18n.language)}
              <VisuallyHidden>{` ${t('newWindow')}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
