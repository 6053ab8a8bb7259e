import { createFileRoute, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Turnover } from '#contract/admin/turnovers.ts';
import { booking } from '#contract/rules/policy.ts';
import { facts, term } from '#app/admin/kit/detail/facts.css.ts';
import { LazyCheckOut } from '#app/admin/check-outs/lazy-check-out.tsx';
import { PictureUpload } from '#app/admin/kit/pictures/picture-upload.tsx';
import { Checklist } from '#app/admin/turnovers/checklist.tsx';
import { NoteField } from '#app/admin/turnovers/note-field.tsx';
import { turnoverDetail } from '#app/admin/turnovers/queries.ts';
import { StateBar } from '#app/admin/turnovers/state-bar.tsx';
import { TurnoverBadge } from '#app/admin/turnovers/state-badge.tsx';
import { useTurnover, type AtWork } from '#app/admin/turnovers/use-turnover.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseTurnoverSearch } from '#app/admin/turnovers/search-params.ts';
import { Title } from '#app/features/brand/title.tsx';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { longDate, shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import * as own from './turnover.css.ts';

export const Route = createFileRoute('/_admin-area/admin/turnovers/$id')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-turnovers', 'admin-files'], menu: '/admin/turnovers' },
  loader: ({ params: { id } }) => turnoverDetail(id),
  component: TurnoverScreen,
});

function TurnoverScreen() {
  const { t } = useTranslation('admin-turnovers');
  const { id } = Route.useParams();
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={(found) => found}
      back={linkOptions({
        to: '/admin/turnovers',
        search: lastSearch('admin-turnovers', parseTurnoverSearch),
        children: t('back'),
      })}
      heading={t('title')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(turnover) => <Details key={turnover.id} loaded={turnover} />}
    </DetailPage>
  );
}

function Details({ loaded }: { loaded: Turnover }) {
  const { t } = useTranslation('admin-turnovers');
  const work = useTurnover(loaded);
  const { turnover } = work;
  return (
    <>
      <Head turnover={turnover} />
      <div className={css.columns}>
        <div className={css.column}>
          <Part id="checklist" title={t('checklist')}>
            <Checklist
              steps={turnover.checklist}
              locked={turnover.state === 'ready'}
              onTick={(key, done) => void work.tick(key, done)}
            />
            <Link to="/admin/turnovers/checklist" search={{ house: turnover.houseId }} className={css.soft}>
              {t('editChecklist')}
            </Link>
          </Part>
          <Part id="photos" title={t('photos')}>
            <p className={css.soft}>{t('photosHelp')}</p>
            <PictureUpload
              label={t('photos')}
              pictures={turnover.photos}
              onAdd={({ id }) => work.addPhoto(id)}
              onRemove={({ id }) => work.removePhoto(id)}
            />
          </Part>
        </div>
        <div className={css.column}>
          {turnover.departure && (
            <LazyCheckOut reservationId={turnover.departure.reservationId} read={loaded} />
          )}
          <Part id="facts" title={t('facts.title')}>
            <Facts work={work} />
          </Part>
          <div className={css.part}>
            <NoteField work={work} />
          </div>
          <StateBar work={work} />
        </div>
      </div>
    </>
  );
}

function Head({ turnover }: { turnover: Turnover }) {
  const { t, i18n } = useTranslation('admin-turnovers');
  const { state, listingName, address, dueOn, problem, readyAt, readyBy } = turnover;
  const name = localText(listingName, i18n.language);
  return (
    <header className={css.head}>
      <Title>{`${t('title')} ${name}`}</Title>
      <TurnoverBadge state={state} />
      <h1 className={css.title}>{name}</h1>
      <p className={css.soft}>
        {localText(address, i18n.language)}
        <br />
        {t('due', { date: longDate(dueOn, i18n.language), time: booking.checkInTime })}
      </p>
      {readyAt && readyBy !== null && (
        <p className={css.soft}>
          {t('ready.by', { moment: seoulMoment(readyAt, i18n.language), name: readyBy })}
        </p>
      )}
      {problem && <p className={own.problem}>{problem}</p>}
    </header>
  );
}

function Facts({ work: { turnover, change } }: { work: AtWork }) {
  const { t, i18n } = useTranslation(['admin-turnovers', 'common']);
  const { arrival, departure, dueOn, freeFrom, beddingSets, assignee, staff } = turnover;
  const { language } = i18n;
  const reservationLine = ({ reservationId, memberName }: Turnover['arrival'], moment: string) => (
    <>
      {moment}
      <br />
      <Link to="/admin/reservations/$id" params={{ id: reservationId }}>
        {memberName ?? t('deletedMember')}
      </Link>
    </>
  );
  return (
    <>
      <dl className={facts}>
        <dt className={term}>{t('facts.departure')}</dt>
        <dd>
          {departure && freeFrom
            ? reservationLine(departure, `${shortDate(freeFrom, language)} ${booking.checkOutTime}`)
            : t('facts.noDeparture')}
        </dd>
        <dt className={term}>{t('facts.arrival')}</dt>
        <dd>
          {reservationLine(arrival, `${shortDate(dueOn, language)} ${booking.checkInTime}`)} ·{' '}
          {t('common:guests', { count: arrival.guests })}
        </dd>
        <dt className={term}>{t('facts.bedding')}</dt>
        <dd>{beddingSets > 0 ? t('facts.sets', { count: beddingSets }) : t('facts.noSets')}</dd>
      </dl>
      <SelectField
        label={t('facts.assignee')}
        placeholder={t('nobody')}
        options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        value={assignee?.id ?? ''}
        onChange={({ target }) => {
          const chosen = staff.find(({ id }) => id === target.value) ?? null;
          void change({ assigneeId: chosen?.id ?? null }, { assignee: chosen });
        }}
      />
    </>
  );
}
