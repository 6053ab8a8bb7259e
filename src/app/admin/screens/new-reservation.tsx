import { createFileRoute, Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isPlainDate, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { BookingForm } from '#app/admin/booking/booking-form.tsx';
import { HouseChoice } from '#app/admin/booking/house-choice.tsx';
import { blankBooking } from '#app/admin/booking/model.ts';
import { houseToBook } from '#app/admin/booking/queries.ts';
import { houseNames } from '#app/admin/kit/load/house-names.ts';
import { Title } from '#app/features/brand/title.tsx';
import { textParam } from '#app/platform/browser/search-param.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';

/** House and gap from the week view; without a house, it is chosen first. */
type NewSearch = { house?: string | undefined; from?: PlainDate | undefined; to?: PlainDate | undefined };

const dayOf = (given: unknown) => {
  const text = textParam(given) ?? '';
  return isPlainDate(text) ? text : undefined;
};

export const Route = createFileRoute('/_admin-area/admin/reservations/new')({
  staticData: {
    texts: ['admin-week', 'admin-actions', 'errors'],
    menu: '/admin/reservations',
  },
  validateSearch: (search: Record<string, unknown>): NewSearch => ({
    house: textParam(search['house']),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
  }),
  loaderDeps: ({ search: { house } }) => ({ house }),
  loader: async ({ deps: { house } }) => {
    const found = house ? await houseToBook(house) : null;
    return { found, houses: found?.ok ? [] : await houseNames(), today: seoulDate(Date.now()) };
  },
  component: NewReservationScreen,
});

function NewReservationScreen() {
  const { t, i18n } = useTranslation('admin-week', { keyPrefix: 'new' });
  const { found, houses, today } = Route.useLoaderData();
  const { from, to } = Route.useSearch();
  const navigate = Route.useNavigate();
  const house = found?.ok ? found.value : null;
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <BackLink to="/admin/reservations/week">{t('back')}</BackLink>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        {house && <p>{localText(house.name, i18n.language)}</p>}
      </div>
      {house ? (
        <BookingForm
          key={`${house.id} ${from} ${to}`}
          house={house}
          initial={blankBooking(house, { from, to }, today)}
          onBooked={({ id }) => {
            toast.success(t('done'));
            void navigate({ to: '/admin/reservations/$id', params: { id }, replace: true });
          }}
        />
      ) : (
        <>
          {found && !found.ok && (
            <p role="alert">{found.problem.code === 'not_found' ? t('noHouse') : t('failed')}</p>
          )}
          {houses.length > 0 ? (
            <HouseChoice
              houses={houses}
              onChoose={(id) => void navigate({ search: (before) => ({ ...before, house: id }) })}
            />
          ) : (
            <NoHouses />
          )}
        </>
      )}
    </Content>
  );
}

function NoHouses() {
  const { t } = useTranslation('admin-week');
  return (
    <EmptyState
      icon={<CircleAlert size={28} />}
      title={t('noHouses')}
      action={
        <Link to="/admin/houses" className={buttonClass({ variant: 'secondary', size: 'medium' })}>
          {t('new.houses')}
        </Link>
      }
    />
  );
}
