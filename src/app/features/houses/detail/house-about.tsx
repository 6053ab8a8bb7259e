import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import * as css from './house-guide.css.ts';

export function About({ about }: { about: HouseDetail['about'] }) {
  const { i18n } = useTranslation();
  return (
    <div className={css.about}>
      {localText(about, i18n.language)
        .split(/\n+/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  );
}
