import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import { CommuteLine } from '#app/features/houses/commute-line.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import * as css from './neighbourhood.css.ts';

const food = ['halal', 'vegan', 'market'] as const;
const rest = ['night', 'noise'] as const;

/** The parts of a neighborhood's page that have content. Text: neighbourhood, house-card. */
export function Parts({ neighbourhood }: { neighbourhood: Neighbourhood }) {
  const { t, i18n } = useTranslation('neighbourhood');
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const { streets, commutes } = neighbourhood;
  const eaten = food.flatMap((topic) => {
    const text = neighbourhood[topic];
    return text ? [{ topic, text: own(text) }] : [];
  });
  return (
    <div className={css.parts}>
      {streets.length > 0 && (
        <Part title={t('streets')}>
          <ol className={css.list}>
            {streets.map(({ name, text }) => (
              <li key={name.ko}>
                <h3 className={css.name}>{own(name)}</h3>
                <p>{own(text)}</p>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {eaten.length > 0 && (
        <Part title={t('food')}>
          <dl className={css.list}>
            {eaten.map(({ topic, text }) => (
              <div key={topic}>
                <dt className={css.name}>{t(`topic.${topic}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {rest.map((topic) => {
        const text = neighbourhood[topic];
        return (
          text && (
            <Part key={topic} title={t(`topic.${topic}`)}>
              <p>{own(text)}</p>
            </Part>
          )
        );
      })}
      {commutes.length > 0 && (
        <Part title={t('ways')}>
          <ul className={css.list}>
            {commutes.map((commute) => (
              <li key={commute.university.id}>
                <CommuteLine commute={commute} />
              </li>
            ))}
          </ul>
          <p className={css.note}>{t('waysNote')}</p>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
