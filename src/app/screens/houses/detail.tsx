import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability, HouseDetail, HouseReview } from '#contract/houses.ts';
import { brandCore } from '#contract/brand-core.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Page } from '#contract/wire.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import type { BookingPlaceProps } from '#app/features/houses/detail/booking-act.tsx';
import { BookingBar } from '#app/features/houses/detail/booking-bar.tsx';
import type { BookingSheetProps, BookingStep } from '#app/features/houses/detail/booking-sheet.tsx';
import { About } from '#app/features/houses/detail/house-about.tsx';
import { Facilities, FactsRow } from '#app/features/houses/detail/house-facts.tsx';
import { BookingBox, BookingSheet, preloadBookingBox } from '#app/features/houses/detail/lazy-booking.tsx';
import { PhotoMosaic } from '#app/features/houses/detail/photos/photo-mosaic.tsx';
import { useOwnHold } from '#app/features/houses/detail/use-own-hold.tsx';
import { useSettled, within, type Coming } from '#app/features/houses/detail/use-settled.ts';
import { Shortlist } from '#app/features/houses/lazy-shortlist.tsx';
import { planStay } from '#app/features/houses/model.ts';
import { availability, house, houseReviews } from '#app/features/houses/queries.ts';
import { parseDetailSearch } from '#app/features/houses/search-params.ts';
import { StationLine } from '#app/features/houses/station-line.tsx';
import { detailSearchOf, selectionFrom, type StaySelection } from '#app/features/houses/stay-selection.ts';
import { localText, withTexts } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { useJoinAgain } from '#app/platform/session/use-join-again.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { Rating } from '#app/ui/data/rating.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { BelowFacts, preloadBelowFacts } from './lazy-below-facts.tsx';
import { Part } from './part.tsx';
import * as css from './detail.css.ts';

const NoSuchHouse = lazy(() => import('./no-such-house.tsx'));

export const Route = createFileRoute('/_public/detail')({
  staticData: { texts: ['houses', 'house-card', 'refund', 'errors'], menu: '/houses' },
  validateSearch: parseDetailSearch,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ deps: { id } }) => {
    if (!id) throw notFound();
    const loading = [availability(id), houseReviews(id)] as const;
    const [found] = await Promise.all([house(id), preloadBelowFacts(), preloadBookingBox()]);
    if (!found) throw notFound();
    // Together: each may take its full moment.
    const [free, reviews] = await Promise.all([within(loading[0]), within(loading[1])]);
    return {
      house: found,
      free,
      reviews,
      today: seoulDate(Date.now()),
    };
  },
  component: DetailScreen,
  notFoundComponent: () => (
    <Suspense>
      <NoSuchHouse />
    </Suspense>
  ),
});

function DetailScreen() {
  const loaded = Route.useLoaderData();
  return <Detail key={loaded.house.id} {...loaded} />;
}

type Sheet = { step: BookingStep; from: 'box' | 'bar' };

type DetailProps = {
  house: HouseDetail;
  free: Coming<Availability | null>;
  reviews: Coming<Page<HouseReview> | null>;
  today: PlainDate;
};

function Detail({ house, free, reviews, today: deviceToday }: DetailProps) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const search = Route.useSearch();
  const [selection, setSelection] = useState(() => selectionFrom(search));
  const [sheet, setSheet] = useState<Sheet>();
  const known = useSettled(free);
  const firstReviews = useSettled(reviews);
  const online = useOnline();
  useAddress(house.id, selection, sheet === undefined);

  const today = known?.today ?? deviceToday;
  const planned = planStay(house, selection, today, known?.taken ?? null);
  const name = localText(house.name, i18n.language);
  const change = (changed: Partial<StaySelection>) => setSelection((before) => ({ ...before, ...changed }));
  const [book, prompt] = useBookLink(house.id, selection);

  const place = {
    house,
    selection,
    planned,
    ownHold: useOwnHold(house.id, planned),
    onChange: change,
    datesOff: known === null ? t('offline.unknownDates') : undefined,
    off: !online || known === null ? t('offline.noBooking') : undefined,
    onBook: book,
    asOf: <AsOf of={house} prices />,
  };
  const calendar = {
    value: selection,
    onChange: (dates: Partial<StaySelection>) => change({ checkIn: dates.checkIn, checkOut: dates.checkOut }),
    today,
    minNights: house.minNights,
    taken: known?.taken ?? [],
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
          <Introduction house={house} />
          <BelowFacts
            house={house}
            calendar={calendar}
            known={known}
            plan={planned.plan}
            today={today}
            firstReviews={firstReviews}
          />
        </div>
        <ReservationBox {...place} onChooseDates={() => setSheet({ step: 'dates', from: 'box' })} />
      </Content>
      <BookingPlaces {...{ place, calendar, sheet }} onSheet={setSheet} />
      {prompt}
    </>
  );
}

/** Booking box beside the page. Each of its buttons counts as a reservation click (docs/specification.md#tracking). */
function ReservationBox({ onBook, onChooseDates, ...place }: BookingPlaceProps) {
  const counted = (act: () => void) => () => {
    tracking.reservationButton();
    act();
  };
  return <BookingBox {...place} onBook={counted(onBook)} onChooseDates={counted(onChooseDates)} />;
}

type BookingPlacesProps = {
  place: Omit<BookingPlaceProps, 'onChooseDates'>;
  calendar: BookingSheetProps['calendar'];
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
};

/** The booking bar, and the sheet opened by the bar or the box. It starts at the dates until they are chosen (issue 16). */
function BookingPlaces({ place, calendar, sheet, onSheet }: BookingPlacesProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (sheet && !wasOpened) setWasOpened(true);
  const { checkIn, checkOut } = place.selection;
  const step = (checkIn && checkOut) || place.datesOff ? 'booking' : 'dates';
  return (
    <>
      <BookingBar
        {...place}
        onOpen={() => {
          tracking.reservationButton();
          onSheet({ step, from: 'bar' });
        }}
      />
      {wasOpened && (
        <Suspense>
          <BookingSheet
            {...place}
            calendar={calendar}
            step={sheet?.step}
            datesOnly={sheet?.from === 'box'}
            onStep={(next) => onSheet({ step: next, from: 'bar' })}
            onClose={() => onSheet(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Introduction({ house }: { house: HouseDetail }) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const name = localText(house.name, i18n.language);
  return (
    <>
      <header className={css.head}>
        <div className={css.titleRow}>
          <h1>{name}</h1>
          <div className={css.tools}>
            <Shortlist part="house" house={house} title={name} />
          </div>
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
    </>
  );
}

function useBookLink(houseId: string, selection: StaySelection): [book: () => void, prompt: ReactNode] {
  const router = useRouter();
  const viewer = useViewer();
  const [prompt, setPrompt] = useState<ReactNode>();
  const { checkIn = '', checkOut = '', guests, beddingSets } = selection;
  const next = `/book?houseId=${houseId}&checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}&beddingSets=${beddingSets}`;
  const ask = () => {
    const page = router.buildLocation({ to: '/detail', search: detailSearchOf(houseId, selection) }).href;
    void withTexts('auth', import('#app/features/accounts/join/join-prompt.tsx')).then(
      ({ JoinPrompt }) => setPrompt(<JoinPrompt key={Date.now()} next={next} page={page} />),
      // Without its code the page of log-in asks the same.
      () => router.navigate({ to: '/auth/login', search: { next } }),
    );
  };
  useJoinAgain(next, ask);
  const book = () => {
    tracking.requestToBook();
    if (viewer) router.history.push(next);
    else ask();
  };
  return [book, prompt];
}

/** Writes the selection into the URL so that it can be shared, but not while a sheet has its own history entry. */
function useAddress(id: string, selection: StaySelection, settled: boolean): void {
  const navigate = Route.useNavigate();
  const written = useRef(selection);
  useEffect(() => {
    if (!settled || written.current === selection) return;
    written.current = selection;
    void navigate({ search: detailSearchOf(id, selection), replace: true, resetScroll: false });
  }, [navigate, id, selection, settled]);
}
