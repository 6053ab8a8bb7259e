import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminHouse } from '#contract/admin/houses.ts';
import type { HouseState } from '#contract/admin/vocabulary.ts';
import { MIN_PICTURES, type HousePart } from '#contract/rules/houses/completeness.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { SectionLink, type HouseSectionId } from './house-section.tsx';
import { copyHouse, setHouseState } from './queries.ts';
import * as css from './houses.css.ts';

export interface PublishingProps {
  /** As the host last returned it. */
  house: AdminHouse;
  unsaved: boolean;
  onChanged: () => void;
  onCopied: (copy: AdminHouse) => void;
}

const sectionOf: Record<HousePart, HouseSectionId> = {
  name: 'intro',
  summary: 'intro',
  about: 'intro',
  size: 'rooms',
  floor: 'rooms',
  parking: 'rooms',
  area: 'place',
  address: 'place',
  place: 'place',
  station: 'place',
  way: 'arrival',
  wifi: 'arrival',
  rent: 'rent',
  pictures: 'pictures',
  door_code: 'door',
};

/** Publishes a complete house, unpublishes, archives, restores or copies it. Text: admin-houses. */
export function Publishing({ house, unsaved, onChanged, onCopied }: PublishingProps) {
  const { t } = useTranslation('admin-houses');
  const online = useOnline();
  const [busy, setBusy] = useState<HouseState | 'copy' | null>(null);
  const copies = useBusyUntilLoaded(busy === 'copy');
  const act = async <T,>(what: HouseState | 'copy', call: () => Promise<Result<T>>) => {
    setBusy(what);
    const outcome = await call();
    setBusy(null);
    if (outcome.ok) return outcome.value;
    warn(outcome.problem, t('form.failed'));
    onChanged();
    return null;
  };
  const go = async (state: HouseState) => {
    if (!(await act(state, () => setHouseState(house, state)))) return;
    toast.success(t(`publish.done.${state}`));
    onChanged();
  };
  const copy = async () => {
    const { ko, en } = house.content.name;
    const name = { ko: t('copy.ko', { name: ko }), en: en && t('copy.en', { name: en }) };
    const made = await act('copy', () => copyHouse(house, name));
    if (!made) return;
    toast.success(t('copy.done'));
    onCopied(made);
  };
  return (
    <section aria-label={t('publish.title')} className={css.part}>
      <p>{t(`publish.is.${house.state}`)}</p>
      <Missing house={house} />
      {house.untranslated > 0 && <p className={css.soft}>{t('publish.english')}</p>}
      <div className={css.actions}>
        <StateButtons house={house} unsaved={unsaved} busy={busy} onGo={(state) => void go(state)} />
        <Button
          variant="secondary"
          size="small"
          busy={copies}
          invalid={!online}
          reason={t('form.offline')}
          onClick={() => void copy()}
        >
          <Copy size={18} />
          {t('copy.action')}
        </Button>
        {house.state === 'published' && (
          // The application of visitors is another one.
          <a href={`/detail?id=${house.id}`} target="_blank" rel="noreferrer" className={css.navigationLink}>
            {t('publicPage')}&nbsp;
            <ExternalLink size={16} />
          </a>
        )}
      </div>
    </section>
  );
}

type StateButtonsProps = Pick<PublishingProps, 'house' | 'unsaved'> & {
  busy: string | null;
  onGo: (state: HouseState) => void;
};

function StateButtons({ house, unsaved, busy, onGo }: StateButtonsProps) {
  const { t } = useTranslation('admin-houses');
  const online = useOnline();
  const button = (state: HouseState, label: string, reason?: string) => (
    <Button
      variant={state === 'published' ? 'primary' : 'secondary'}
      size="small"
      busy={busy === state}
      invalid={!online || reason !== undefined}
      reason={online ? reason : t('form.offline')}
      onClick={() => onGo(state)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {house.state === 'unpublished' && button('published', t('publish.go'), reasonOf(house, unsaved, t))}
      {house.state === 'published' && button('unpublished', t('publish.back'))}
      {house.state === 'archived' && button('unpublished', t('publish.restore'))}
      {house.state !== 'archived' && button('archived', t('publish.archive'))}
    </>
  );
}

type Say = ReturnType<typeof useTranslation<'admin-houses'>>['t'];

/** Returns why a house cannot be published now; undefined if it can. */
function reasonOf({ missing }: AdminHouse, unsaved: boolean, t: Say): string | undefined {
  if (missing.length > 0) return t('publish.incomplete');
  return unsaved ? t('form.unsaved') : undefined;
}

function Missing({ house: { missing } }: Pick<PublishingProps, 'house'>) {
  const { t } = useTranslation('admin-houses');
  if (missing.length === 0) return null;
  return (
    <div>
      <p className={css.legend}>{t('publish.missing')}</p>
      <ul className={css.navigation}>
        {missing.map((part) => (
          <li key={part}>
            <SectionLink id={sectionOf[part]}>{t(`part.${part}`, { count: MIN_PICTURES })}</SectionLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
