import { createFileRoute, Link, linkOptions, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminHouse } from '#contract/admin/houses.ts';
import { contentOf, previewOf } from '#app/admin/houses/draft.ts';
import { HouseForm } from '#app/admin/houses/house-form.tsx';
import { HouseNavigation, HouseSection } from '#app/admin/houses/house-section.tsx';
import { HouseBadges } from '#app/admin/houses/house-state.tsx';
import { NewHouseForm } from '#app/admin/houses/new-house-form.tsx';
import { Prices } from '#app/admin/houses/prices.tsx';
import { Publishing } from '#app/admin/houses/publishing.tsx';
import { adminHouse } from '#app/admin/houses/queries.ts';
import { useHouseForm, type HouseWork } from '#app/admin/houses/use-house-form.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseHouseSearch } from '#app/admin/houses/search-params.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { styled } from '#app/features/houses/map/styled.ts';
import { Title } from '#app/features/brand/title.tsx';
import { isInSeoul } from '#contract/rules/houses/completeness.ts';
import type { Result } from '#app/platform/api/result.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart } from '../detail/audit-log-part.tsx';
import type { PlacePickerProps } from './place-picker.tsx';
import * as map from './place-picker.css.ts';

const HousePictures = lazy(() => import('./lazy-pictures.tsx'));

type Loaded = {
  /** Null is a house that is not created yet. */
  found: Result<AdminHouse | null>;
  actions: Awaited<ReturnType<typeof auditLogOf>> | null;
};
const blank: Loaded = { found: { ok: true, value: null }, actions: null };

export const Route = createFileRoute('/_admin-area/admin/houses/$id')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: [
      'admin',
      'admin-door-codes',
      'admin-house-dates',
      'admin-houses',
      'admin-audit-log',
      'errors',
      'house-card',
      'houses',
      'admin-house-pictures',
      'admin-files',
      'admin-faq',
      'admin-staff',
    ],
    menu: '/admin/houses',
  },
  loader: async ({ params: { id } }): Promise<Loaded> => {
    if (id === 'new') return blank;
    const [found, actions] = await Promise.all([adminHouse(id), auditLogOf('house', id)]);
    return { found, actions };
  },
  component: HouseScreen,
});

const HouseDates = lazy(() => import('./lazy-house-dates.tsx'));
const HouseHost = lazy(() => import('./lazy-host.tsx'));
const DoorCodes = lazy(() => import('./lazy-door-codes.tsx'));

function HouseScreen() {
  const { t } = useTranslation('admin-houses');
  const { id } = Route.useParams();
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({
        to: '/admin/houses',
        search: lastSearch('admin-houses', parseHouseSearch),
        children: t('title'),
      })}
      width="full"
      heading={t('form.label')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(house, { actions }) =>
        house ? <Editor key={house.id} house={house} actions={actions} /> : <NewHouse />
      }
    </DetailPage>
  );
}

function NewHouse() {
  const { t } = useTranslation('admin-houses');
  const navigate = Route.useNavigate();
  return (
    <>
      <header className={css.head}>
        <Title>{t('new.title')}</Title>
        <h1 className={css.title}>{t('new.title')}</h1>
      </header>
      <NewHouseForm
        onCreated={({ id }) => void navigate({ to: '/admin/houses/$id', params: { id }, replace: true })}
      />
    </>
  );
}

type EditorProps = { house: AdminHouse; actions: Loaded['actions'] };

function Editor({ house, actions }: EditorProps) {
  const { t } = useTranslation('admin-houses');
  const router = useRouter();
  const navigate = Route.useNavigate();
  const refresh = () => void router.invalidate();
  const work = useHouseForm(house, refresh);
  return (
    <>
      <Head house={work.known} />
      <Publishing
        house={work.known}
        unsaved={work.isDirty}
        onChanged={refresh}
        onCopied={({ id }) => void navigate({ to: '/admin/houses/$id', params: { id } })}
      />
      <HouseNavigation />
      <HouseForm work={work} map={<PickedPlace work={work} />} />
      <Preview work={work} />
      <HouseSection id="rent">
        <Prices house={work.known} onChanged={refresh} />
      </HouseSection>
      <HouseSection id="pictures">
        <Suspense fallback={<Skeleton height="160px" radius="14px" />}>
          <HousePictures key={house.id} houseId={house.id} onChanged={refresh} />
        </Suspense>
      </HouseSection>
      <HouseSection id="host">
        <Suspense fallback={<Skeleton height="120px" radius="14px" />}>
          <HouseHost key={house.id} houseId={house.id} onChanged={refresh} />
        </Suspense>
      </HouseSection>
      <HouseSection id="dates">
        <Suspense>
          <HouseDates
            houseId={house.id}
            onChanged={refresh}
            link={(id, words) => (
              <Link to="/admin/reservations/$id" params={{ id }}>
                {words}
              </Link>
            )}
          />
        </Suspense>
      </HouseSection>
      <HouseSection id="door">
        <Suspense>
          <DoorCodes houseId={house.id} onChanged={refresh} />
        </Suspense>
      </HouseSection>
      {actions && <AuditLogPart found={actions} title={t('trail')} subject="house" subjectId={house.id} />}
    </>
  );
}

/** Loads the map. If that fails, the coordinate fields remain. */
const PlacePicker = lazy<ComponentType<PlacePickerProps>>(() =>
  import('./place-picker.tsx').then(styled).catch(() => ({ default: () => null })),
);
const HousePreview = lazy(() => import('./house-preview.tsx').then(styled));

function PickedPlace({ work: { draft, edit } }: { work: HouseWork }) {
  const { latitude, longitude } = contentOf(draft);
  const place = latitude !== null && longitude !== null && isInSeoul(latitude, longitude);
  return (
    <div className={map.room}>
      <Suspense>
        <PlacePicker
          place={place ? { latitude, longitude } : null}
          location={draft.location}
          onPick={(picked) =>
            edit({ latitude: String(picked.latitude), longitude: String(picked.longitude) })
          }
        />
      </Suspense>
    </div>
  );
}

function Preview({ work: { known, draft } }: { work: HouseWork }) {
  const { t } = useTranslation('admin-houses');
  const [open, setOpen] = useState(false);
  return (
    <Part id="preview" title={t('preview.title')}>
      <div className={css.actions}>
        <Button variant="secondary" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'preview.hide' : 'preview.show')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<p role="status">{t('preview.loading')}</p>}>
          <HousePreview house={previewOf(known, draft)} />
        </Suspense>
      )}
    </Part>
  );
}

function Head({ house }: { house: AdminHouse }) {
  const { t, i18n } = useTranslation('admin-houses');
  const name = localText(house.content.name, i18n.language);
  return (
    <header className={css.head}>
      <Title>{name}</Title>
      <HouseBadges house={house} />
      <h1 className={css.title}>{name}</h1>
      <p className={css.soft}>{t('address', { address: `/detail?id=${house.id}` })}</p>
    </header>
  );
}
