import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminHouse } from '#contract/admin/houses.ts';
import { deviceLabel } from '#app/features/accounts/security/device-name.ts';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { contentOf, previewOf } from '#app/admin/houses/draft.ts';
import { HouseForm } from '#app/admin/houses/house-form.tsx';
import { HouseNavigation, HouseSection, type HouseSectionId } from '#app/admin/houses/house-section.tsx';
import { HouseBadges } from '#app/admin/houses/house-state.tsx';
import { NewHouseForm } from '#app/admin/houses/new-house-form.tsx';
import { Prices } from '#app/admin/houses/prices.tsx';
import { Publishing } from '#app/admin/houses/publishing.tsx';
import { adminHouse } from '#app/admin/houses/queries.ts';
import { useHouseForm, type HouseWork } from '#app/admin/houses/use-house-form.ts';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseHouseSearch } from '#app/admin/houses/search-params.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { AuditLogSection } from '#app/admin/audit-log/audit-log-section.tsx';
import { styled } from '#app/features/houses/map/styled.ts';
import { Title } from '#app/features/brand/title.tsx';
import { isInSeoul } from '#contract/rules/houses/completeness.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import type { PlacePickerProps } from './place-picker.tsx';
import * as map from './place-picker.css.ts';

const HousePictures = lazy(() => import('./lazy-pictures.tsx'));

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
    ],
    menu: '/admin/houses',
  },
  loader: async ({ params: { id } }) => {
    if (id === 'new') return null;
    const [found, actions] = await Promise.all([adminHouse(id), auditLogOf('house', id)]);
    return { found, actions };
  },
  component: HouseScreen,
});

const sections: readonly HouseSectionId[] = [
  'intro',
  'rooms',
  'place',
  'rules',
  'arrival',
  'rent',
  'pictures',
  'dates',
  'door',
];

const HouseDates = lazy(() => import('./lazy-house-dates.tsx'));
const DoorCodes = lazy(() => import('./lazy-door-codes.tsx'));

function HouseScreen() {
  const { t } = useTranslation('admin-houses');
  const { id } = Route.useParams();
  const loaded = useLastLoaded(id, Route.useLoaderData(), (data) => data?.found ?? null);
  return (
    <Content width="full" className={css.page}>
      <BackLink
        to="/admin/houses"
        search={lastSearch('admin-houses', parseHouseSearch)}
        activeOptions={{ exact: true }}
      >
        {t('title')}
      </BackLink>
      {!loaded && <NewHouse />}
      {loaded?.found.ok && <Editor key={loaded.found.value.id} house={loaded.found.value} />}
      {loaded && !loaded.found.ok && (
        <NotLoaded
          problem={loaded.found.problem}
          heading={t('form.label')}
          notFound={t('notFound')}
          failed={t('failed')}
          retry={t('retry')}
        />
      )}
    </Content>
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

function Editor({ house }: { house: AdminHouse }) {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const refresh = () => void router.invalidate();
  const work = useHouseForm(house, refresh);
  return (
    <>
      <Head house={work.known} />
      <Publishing
        house={work.known}
        sections={sections}
        unsaved={work.isDirty}
        onChanged={refresh}
        onCopied={({ id }) => void navigate({ to: '/admin/houses/$id', params: { id } })}
      />
      <HouseNavigation sections={sections} />
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
      <AuditLogPart id={house.id} />
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
    <section className={css.part} aria-labelledby="preview">
      <h2 id="preview" className={css.partTitle}>
        {t('preview.title')}
      </h2>
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
    </section>
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

function AuditLogPart({ id }: { id: string }) {
  const { t } = useTranslation('admin-houses');
  const loaded = Route.useLoaderData();
  if (!loaded) return null;
  return (
    <section className={css.part} aria-labelledby="trail">
      <h2 id="trail" className={css.partTitle}>
        {t('trail')}
      </h2>
      <AuditLogSection
        found={loaded.actions}
        deviceName={deviceLabel}
        all={(words) => (
          <Link to="/admin/trail" search={{ subject: 'house', subjectId: id }}>
            {words}
          </Link>
        )}
      />
    </section>
  );
}
