import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import { CalendarLeaf } from '#app/features/boards/calendar-leaf.tsx';
import { calendarLeaf, type EventBoard } from '#app/features/boards/model.ts';
import type { NextEvent } from '#app/features/boards/next-event.ts';
import { names } from '#app/features/brand/names.ts';
import { photos } from '#app/features/brand/photos.ts';
import { shown } from '#app/features/brand/picture.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { far } from '#app/ui/layout/far.css.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { MoreLink } from './more-link.tsx';
import * as css from './community-promo.css.ts';

export function CommunityPromo({ event }: { event: NextEvent }) {
  const { t, i18n } = useTranslation('home-sections');
  const next = useNextEvent(event);
  const seatsLeft = next?.event.seatsLeft;
  return (
    <section className={cx(css.band, far)}>
      <Photo
        photo={shown(photos.picnic, i18n.language)}
        sizes="(min-width: 960px) 60vw, 100vw"
        ratio="fill"
        className={css.photo}
      />
      <Content className={css.inner}>
        <div className={css.paper}>
          <h2>{t('community.title')}</h2>
          <p className={css.text}>{t('community.text', names(i18n.language))}</p>
          {next ? (
            <Link to="/community/$id" params={{ id: next.id }} className={css.next}>
              <CalendarLeaf startsAt={next.event.startsAt} language={i18n.language} />
              <span className={css.nextWords}>
                <span className={css.eyebrow}>{t('community.next')}</span>
                <strong>{localText(next.title, i18n.language)}</strong>
                <span className={css.where}>
                  {[
                    calendarLeaf(next.event.startsAt, i18n.language).time,
                    localText(next.event.place, i18n.language),
                    ...(seatsLeft === undefined
                      ? []
                      : [
                          seatsLeft > 0
                            ? t('community.seatsLeft', { count: seatsLeft })
                            : t('community.full'),
                        ]),
                  ].join(' · ')}
                </span>
              </span>
            </Link>
          ) : (
            <p>{t('community.regular')}</p>
          )}
          <MoreLink to="/community">{t('community.more')}</MoreLink>
        </div>
      </Content>
    </section>
  );
}

function useNextEvent({ next, later }: NextEvent): EventBoard | undefined {
  const [found, setFound] = useState<EventBoard>();
  useEffect(() => {
    let here = true;
    void later?.then((event) => here && setFound(event));
    return () => {
      here = false;
    };
  }, [later]);
  return next ?? found;
}
