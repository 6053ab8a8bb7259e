import { useTranslation } from 'react-i18next';
import { Content } from '#app/ui/page.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { photos } from './photos.ts';
import { shown } from './picture.ts';
import * as css from './promises.css.ts';

const promises = ['cleaner', 'closer', 'reasonable', 'connected'] as const;

/** Cleaner, closer, more reasonable, more connected: as a page of a magazine. Text: home. */
export function Promises() {
  const { t, i18n } = useTranslation('home');
  return (
    <Content>
      <div className={css.spread}>
        <Photo
          photo={shown(photos.desk, i18n.language)}
          sizes="(min-width: 960px) 480px, 100vw"
          ratio="fill"
          className={css.photo}
        />
        <div>
          <h2>{t('promise.title')}</h2>
          <ol className={css.promises}>
            {promises.map((promise) => (
              <li key={promise} className={css.promise}>
                <h3 className={css.name}>{t(`promise.${promise}.name`)}</h3>
                <p className={css.text}>{t(`promise.${promise}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Content>
  );
}
