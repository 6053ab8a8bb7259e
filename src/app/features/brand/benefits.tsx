import { useTranslation } from 'react-i18next';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { photos } from './photos.ts';
import { shown } from './picture.ts';
import * as css from './benefits.css.ts';

const benefits = ['cleaner', 'closer', 'reasonable', 'connected'] as const;

export function Benefits() {
  const { t, i18n } = useTranslation('home-sections');
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
          <h2>{t('benefits.title')}</h2>
          <ol className={css.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit} className={css.benefit}>
                <h3 className={css.name}>{t(`benefits.${benefit}.name`)}</h3>
                <p className={css.text}>{t(`benefits.${benefit}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Content>
  );
}
