import { useTranslation } from 'react-i18next';
import seoul from 'virtual:seoul-map';
import { shortName } from '#contract/seoul/short-names.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { swatch } from './drawn-map.css.ts';
import type { Reach } from '../../commute/reach.ts';
import type { FoundMap } from './queries.ts';
import * as css from './houses-map.css.ts';

export interface MapNotesProps {
  /** The university whose areas are drawn. */
  university: string | undefined;
  reaches: readonly Reach[] | undefined;
  found: FoundMap | null | undefined;
  whole: boolean;
  moving: boolean;
  isElsewhere: boolean;
  onMoving: (along: boolean) => void;
  onSearch: () => void;
  onAgain: () => void;
}

export function MapNotes({
  university,
  reaches,
  found,
  whole,
  moving,
  isElsewhere,
  onMoving,
  onSearch,
  onAgain,
}: MapNotesProps) {
  const { t } = useTranslation('map');
  const small = cx(buttonClass({ variant: 'secondary', size: 'small' }), css.button);
  return (
    <div className={cx(css.notes, whole && css.belowFilters)}>
      <label className={css.note}>
        <input type="checkbox" checked={moving} onChange={({ target }) => onMoving(target.checked)} />
        {t('moving')}
      </label>
      {university && reaches && <ReachKey {...{ university, reaches }} />}
      {isElsewhere && (
        <button type="button" className={small} onClick={onSearch}>
          {t('here')}
        </button>
      )}
      <div role="status">
        {found && noteOn(found, t) && <p className={css.note}>{noteOn(found, t)}</p>}
        {found === null && <p className={css.note}>{t('failed')}</p>}
      </div>
      {found === null && (
        <button type="button" className={small} onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </div>
  );
}

/** Names the areas around a university, and by which model they are drawn. */
function ReachKey({ university, reaches }: { university: string; reaches: readonly Reach[] }) {
  const { t, i18n } = useTranslation('map');
  const campus = seoul.universities.find(([, , , , id]) => id === university);
  if (!campus) return null;
  const [, , ko, en] = campus;
  return (
    <p className={css.note} title={t('reachHelp')}>
      {t('reach', { university: shortName({ id: university, name: { ko, en } }, i18n.language) })}
      {reaches.toReversed().map(({ minutes }) => (
        <span key={minutes} className={css.key}>
          <span className={swatch[minutes]} aria-hidden="true" />
          {t('reachMinutes', { minutes })}
        </span>
      ))}
      <VisuallyHidden>{t('reachHelp')}</VisuallyHidden>
    </p>
  );
}

type MapT = ReturnType<typeof useTranslation<'map'>>['t'];

function noteOn({ total, pins, clusters, onDevice }: FoundMap, t: MapT): string | null {
  if (total === 0) return t('none');
  if (clusters.length === 0 && pins.length < total) return t('someOf', { total, count: pins.length });
  return onDevice ? t('offline') : null;
}
