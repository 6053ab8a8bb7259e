import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { personName } from '#contract/rules/people/names.ts';
import { ArrivalTimeline } from '#app/features/booking/flow/arrival-timeline.tsx';
import { useFlowTexts } from '#app/features/booking/flow/texts.ts';
import { Title } from '#app/features/brand/title.tsx';
import { CalendarButton } from '#app/features/reservations/calendar-button.tsx';
import { useLookupFailure } from '#app/features/reservations/use-lookup-failure.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DrawingSvg } from '#app/ui/drawings/drawing-svg.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { Photo } from '#app/ui/media/photo.tsx';
import en from '../../../../../locales/en/welcome.json';
import ko from '../../../../../locales/ko/welcome.json';
import { ForParents } from './for-parents.tsx';
import * as css from './welcome.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/welcome');

/** The moment at which a stay is signed and paid, until its check-in. */
export function WelcomeScreen() {
  useFlowTexts();
  useOwnTexts('welcome', { ko, en });
  const read = route.useLoaderData();
  return read.ok ? <Welcome reservation={read.value.value} /> : <NotFound problem={read.problem} />;
}

function Welcome({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useTranslation('welcome');
  const { id, photo, occupants, listingName } = reservation;
  const [member] = occupants;
  const title = t('title', { name: member?.firstName.trim() || (member ? personName(member) : '') });
  return (
    <Content>
      <Title>{title}</Title>
      <div className={css.page}>
        <header className={css.field}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <Lead reservation={reservation} />
            <div className={css.actions}>
              <Link to="/mypage/$id" params={{ id }} className={buttonClass({ full: 'phones' })}>
                {t('toStay')}
              </Link>
              <CalendarButton reservation={reservation} />
            </div>
          </div>
          <div className={css.window}>
            <DrawingSvg name="welcome" areaClass={css.light} />
          </div>
        </header>
        <div className={css.columns}>
          {photo && (
            <Photo
              photo={{
                ...photo,
                alt: localText(photo.alt, i18n.language) || localText(listingName, i18n.language),
              }}
              sizes="(min-width: 960px) 580px, 100vw"
              ratio="3 / 2"
              className={css.photo}
              priority
            />
          )}
          <section className={css.words} aria-labelledby="next">
            <h2 id="next">{t('next')}</h2>
            <ArrivalTimeline reservation={reservation} />
          </section>
        </div>
        <ForParents reservation={reservation} />
      </div>
    </Content>
  );
}

function Lead({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useTranslation('welcome');
  const { listingName, checkIn, checkOut, code } = reservation;
  const day = (date: string) => longDate(date, i18n.language);
  const home = localText(listingName, i18n.language);
  return (
    <>
      <p className={css.lead}>{t('lead', { home, from: day(checkIn), to: day(checkOut) })}</p>
      <p className={css.soft}>{t('code', { code })}</p>
    </>
  );
}

function NotFound({ problem }: { problem: Problem }) {
  const { t } = useTranslation('mypage');
  const router = useRouter();
  const lookupFailure = useLookupFailure();
  const isMissing = problem.code === 'not_found';
  return (
    <Content>
      <Title>{t('reservation.title')}</Title>
      <h1 className={visuallyHidden}>{t('reservation.title')}</h1>
      <EmptyState
        problem
        icon={<KeyRound size={28} />}
        title={isMissing ? t('reservation.none') : lookupFailure(problem)}
        action={
          isMissing ? (
            <Link to="/mypage" className={buttonClass({ variant: 'primary' })}>
              {t('toMyPage')}
            </Link>
          ) : (
            <Button variant="primary" onClick={() => void router.invalidate()}>
              {t('retry')}
            </Button>
          )
        }
      />
    </Content>
  );
}
