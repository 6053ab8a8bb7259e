import { useTranslation } from 'react-i18next';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { cx } from '#app/ui/theme/cx.ts';
import type { FoundMap } from './queries.ts';
import * as css from './houses-map.css.ts';

export interface MapNotesProps {
  found: FoundMap | null | undefined;
  whole: boolean;
  moving: boolean;
  isElsewhere: boolean;
  onMoving: (along: boolean) => void;
  onSearch: () => void;
  onAgain: () => void;
}

export function MapNotes({ found, whole, moving, isElsewhere, onMoving, onSearch, onAgain }: MapNotesProps) {
  const { t } = useTranslation('map');
  const small = cx(buttonClass({ variant: 'secondary', size: 'small' }), css.button);
  return (
    <div className={cx(css.notes, whole && css.belowFilters)}>
      <label className={css.note}>
        <input type="checkbox" checked={moving} onChange={({ target }) => onMoving(target.checked)} />
        {t('moving')}
      </label>
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

type MapT = ReturnType<typeof useTranslation<'map'>>['t'];

function noteOn({ total, pins, clusters, onDevice }: FoundMap, t: MapT): string | null {
  if (total === 0) return t('none');
  if (clusters.length === 0 && pins.length < total) return t('someOf', { total, count: pins.length });
  return onDevice ? t('offline') : null;
}
