import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Availability, HouseDetail, HouseReview } from '#contract/houses.ts';
import { brandCore } from '#contract/brand-core.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Page } from '#contract/wire.ts';
import { BookingBar, BookingBox } from '#app/features/houses/booking-places.tsx';
import { parseDetailSearch } from '#app/features/houses/address.ts';
import { addressOf, choiceOf, type Choice } from '#app/features/houses/choice.ts';
import { DatesSheet } from '#app/features/houses/dates-sheet.tsx';
import { Facilities, FactsRow } from '#app/features/houses/house-facts.tsx';
import { About } from '#app/features/houses/house-about.tsx';
import { planStay } from '#app/features/houses/model.ts';
import { PhotoMosaic } from '#app/features/houses/photo-mosaic.tsx';
import { availability, house, houseReviews, keepCatalogue } from '#app/features/houses/queries.ts';
import { ShareButton } from '#app/features/houses/share-button.tsx';
import { StationLine } from '#app/features/houses/station-line.tsx';
import { useSettled, within, type Coming } from '#app/features/houses/use-settled.ts';
import { localText } from '#app/platform/i18n.ts';
import { useOnline } from '#app/platform/online.ts';
import { useViewer } from '#app/platform/session.ts';
import { tracking } from '#app/platform/tracking.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { confirm } from '#app/ui/confirm.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content } from '#app/ui/page.tsx';
import { Rating } from '#app/ui/rating.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { belowFacts } from './lazy-below-facts.tsx';
import { Part } from './part.tsx';
import * as css from './detail.css.ts';

const BelowFacts = belowFacts.Later;

export const Route = createFileRoute('/_public/detail')({
  staticData: { texts: ['houses', 'house-card', 'refund', 'errors'], menu: '/houses' },
  validateSearch: parseDetailSearch,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ deps: { id } }) => {
    if (!id) throw notFound();
    const free = availability(id);
    const reviews = houseReviews(id);
    const [found] = await Promise.all([house(id), belowFacts.fetch()]);
    if (!found) throw notFound();
    return {
      house: found,
      free: await within(free),
      reviews: await within(reviews),
      today: seoulDate(Date.now()),
    };
  },
  component: DetailScreen,
  notFoundComponent: NoSuchHouse,
});

function DetailScreen() {
  const loaded = Route.useLoaderData();
  return <Detail key={loaded.house.id} {...loaded} />;
}

type Sheet = 'dates' | 'booking' | 'booking-dates';

type DetailProps = {
  house: HouseDetail;
  free: Coming<Availability | null>;
  reviews: Coming<Page<HouseReview> | null>;
  today: PlainDate;
};

function Detail({ house, free, reviews, today: deviceToday }: DetailProps) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const router = useRouter();
  const search = Route.useSearch();
  const [choice, setChoice] = useState(() => choiceOf(search));
  const [sheet, setSheet] = useState<Sheet>();
  const known = useSettled(free);
  const firstReviews = useSettled(reviews);
  const online = useOnline();
  const viewer = useViewer();
  useEffect(() => keepCatalogue(house.id), [house.id]);
  useAddress(house.id, choice, sheet === undefined);

  const today = known?.today ?? deviceToday;
  const planned = planStay(house, choice, today, known?.taken ?? null);
  const name = localText(house.name, i18n.language);
  const change = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }));
  const off = !online || known === null ? t('offline.noBooking') : undefined;

  const book = async () => {
    tracking.requestToBook();
    const query = new URLSearchParams({
      houseId: house.id,
      checkIn: choice.checkIn ?? '',
      checkOut: choice.checkOut ?? '',
      guests: String(choice.guests),
      beddingSets: String(choice.beddingSets),
    });
    const href = `/book?${query.toString()}`;
    if (viewer) return router.history.push(href);
    const agreed = await confirm({
      title: t('logIn.title'),
      text: t('logIn.text'),
      confirmLabel: t('logIn.confirm'),
      cancelLabel: t('logIn.cancel'),
    });
    if (agreed) void router.navigate({ to: '/auth/login', search: { next: href } });
  };

  const place = {
    house,
    choice,
    planned,
    onChange: change,
    datesOff: known === null ? t('offline.unknownDates') : undefined,
    off,
    onBook: () => void book(),
  };
  const calendar = {
    value: choice,
    onChange: (dates: Partial<Choice>) => change({ checkIn: dates.checkIn, checkOut: dates.checkOut }),
    today,
    minNights: house.minNights,
  };
  return (
    <>
      <title>{`${name} | ${localText(brandCore.name, i18n.language)}`}</title>
      <meta name="description" content={localText(house.summary, i18n.language)} />
      <div className={css.photos}>
        <PhotoMosaic name={name} photos={house.photos} />
      </div>
      <Content className={css.columns}>
        <div className={css.words}>
          <header className={css.head}>
            <div className={css.titleRow}>
              <h1>{name}</h1>
              <ShareButton title={name} />
            </div>
            <p className={css.lead}>{localText(house.summary, i18n.language)}</p>
            <div className={css.meta}>
              <StationLine location={house.location} station={house.station} />
              {house.rating && (
                <a href="#reviews" className={css.rating}>
                  <Rating
                    value={house.rating.average}
                    label={t('common:ratingOf', { value: house.rating.average.toFixed(1) })}
                    count={t('reviews.count', { count: house.rating.count })}
                  />
                </a>
              )}
            </div>
          </header>
          <FactsRow house={house} />
          <Part id="about" title={t('parts.about')}>
            <About about={house.about} />
          </Part>
          <Part id="facilities" title={t('parts.facilities')}>
            <Facilities names={house.facilities} />
          </Part>
          <BelowFacts
            house={house}
            calendar={calendar}
            known={known}
            plan={planned.plan}
            today={today}
            firstReviews={firstReviews}
          />
        </div>
        <BookingBox {...place} onChooseDates={() => setSheet('dates')} />
      </Content>
      <BookingBar
        {...place}
        open={sheet === 'booking' || sheet === 'booking-dates'}
        onOpen={() => {
          tracking.reservationButton();
          setSheet('booking');
        }}
        onClose={() => setSheet(undefined)}
        onChooseDates={() => setSheet('booking-dates')}
      />
      <DatesSheet
        {...calendar}
        taken={known?.taken ?? []}
        open={sheet === 'dates' || sheet === 'booking-dates'}
        onClose={() => setSheet(sheet === 'booking-dates' ? 'booking' : undefined)}
      />
    </>
  );
}

/** Keeps the choice in the address, so that a link carries it; not while a sheet has a place of its own in the history. */
function useAddress(id: string, choice: Choice, settled: boolean): void {
  const navigate = Route.useNavigate();
  const written = useRef(choice);
  useEffect(() => {
    if (!settled || written.current === choice) return;
    written.current = choice;
    void navigate({ search: addressOf(id, choice), replace: true, resetScroll: false });
  }, [navigate, id, choice, settled]);
}

function NoSuchHouse() {
  const { t } = useTranslation('houses');
  return (
    <Content>
      <title>{t('noHouse.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className={visuallyHidden}>{t('noHouse.title')}</h1>
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t('noHouse.title')}
        text={t('noHouse.text')}
        action={
          <Link to="/houses" className={buttonClass()}>
            {t('noHouse.action')}
          </Link>
        }
      />
    </Content>
  );
}
