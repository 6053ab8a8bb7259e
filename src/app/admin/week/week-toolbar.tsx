import { ChevronLeft, ChevronRight, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { turnoverStates } from '#contract/admin/vocabulary.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { MOST_WEEKS } from '#contract/rules/operator-views.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { media } from '#app/ui/theme/media.ts';
import { readFrom, restingFrom } from './model.ts';
import { shownStatuses } from './rows.ts';
import { taken } from './taken.css.ts';
import { badge, prepared, status } from './week-grid.css.ts';
import { marks } from './week-row.tsx';
import * as css from './week-toolbar.css.ts';

export type WeekView = 'grid' | 'table';
type WeekToolbarProps = {
  from: PlainDate;
  weeks: number;
  view: WeekView;
  onMove: (from: PlainDate) => void;
  onStep: (days: number) => void;
  onWeeks: (weeks: number) => void;
  onView: (view: WeekView) => void;
};

export function WeekToolbar({ from, weeks, view, onMove, onStep, onWeeks, onView }: WeekToolbarProps) {
  const { t, i18n } = useTranslation('admin-week');
  return (
    <div className={css.bar}>
      <div className={css.moves}>
        <IconButton
          variant="outlined"
          label={t('earlier', { count: weeks })}
          onClick={() => onStep(-7 * weeks)}
        >
          <ChevronLeft size={20} />
        </IconButton>
        <Button variant="secondary" size="small" onClick={() => onMove(restingFrom(seoulDate(Date.now())))}>
          {t('today')}
        </Button>
        <IconButton variant="outlined" label={t('later', { count: weeks })} onClick={() => onStep(7 * weeks)}>
          <ChevronRight size={20} />
        </IconButton>
      </div>
      <p role="status" className={css.range}>
        {dateRange(from, addDays(from, 7 * weeks - 1), i18n.language)}
      </p>
      <TextField
        type="date"
        label={t('from')}
        labelHidden
        value={from}
        onChange={({ target }) => {
          const chosen = readFrom(target.value);
          if (chosen) onMove(chosen);
        }}
      />
      <SelectField
        label={t('weeks')}
        labelHidden
        value={String(weeks)}
        options={Array.from({ length: MOST_WEEKS }, (_, index) => ({
          value: String(index + 1),
          label: t('weekCount', { count: index + 1 }),
        }))}
        onChange={({ target }) => onWeeks(Number(target.value))}
      />
      <div className={css.view}>
        <Segmented
          legend={t('view')}
          legendHidden
          value={view}
          options={[
            { value: 'grid', label: t('grid') },
            { value: 'table', label: t('table') },
          ]}
          onChange={onView}
        />
      </div>
    </div>
  );
}

export function WeekKey() {
  const { t } = useTranslation('admin-week');
  const [open] = useState(() => !window.matchMedia(media.mobile).matches);
  return (
    <details open={open}>
      <summary className={css.keySummary}>{t('key')}</summary>
      <ul className={css.key} aria-label={t('key')}>
        {shownStatuses.map((each) => (
          <li key={each} className={css.keyItem}>
            <span className={`${css.swatch} ${status[each]}`} aria-hidden />
            {t(`status.${each}`)}
          </li>
        ))}
        <li className={css.keyItem}>
          <PenLine size={14} />
          {t('unsigned')}
        </li>
        {(['blocked', 'elsewhere'] as const).map((kind) => (
          <li key={kind} className={css.keyItem}>
            <span className={`${css.swatch} ${taken[kind]}`} aria-hidden />
            {t(`taken.${kind}`)}
          </li>
        ))}
        <li className={css.keyItem}>
          <span className={css.turnover} aria-hidden />
          {t('turnover')}
        </li>
        {turnoverStates.map((state) => (
          <li key={state} className={css.keyItem}>
            <span className={`${badge} ${prepared[state]}`} aria-hidden>
              {marks[state]}
            </span>
            {t(`prepared.${state}`)}
          </li>
        ))}
      </ul>
      <p className={css.hint} aria-hidden>
        {t('move.hint')}
      </p>
    </details>
  );
}
