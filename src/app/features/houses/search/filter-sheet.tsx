import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { CommuteFieldsProps } from '../commute/commute-fields.tsx';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { facilities, houseTypes, locations } from '#contract/vocabulary.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { NumberStepper } from '#app/ui/forms/number-stepper.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import type { HousesSearch } from '../search-params.ts';
import { StayCalendar } from '../stay-calendar.tsx';
import { Chips } from './chips.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { FlexibleChoice, StayPresets } from '../stay-presets.tsx';
import { datesOf } from '../stay-selection.ts';
import { stayWords } from '../stay-words.ts';
import { useStepFocus } from '../use-step-focus.ts';
import * as presets from '../stay-presets.css.ts';
import * as step from '../step.css.ts';
import * as css from './filter-sheet.css.ts';

/** All filters (phones), the university or the dates alone, or the filters without a control in the bar. */
export type FilterScope = 'all' | 'university' | 'dates' | 'more';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  scope: FilterScope;
  search: HousesSearch;
  today: PlainDate;
  onApply: (search: HousesSearch) => void;
}

/** Needs the network; the sheet leaves it out if it cannot be loaded. */
const CommuteFields = lazy<ComponentType<CommuteFieldsProps>>(() =>
  import('../commute/commute-fields.tsx').catch(() => ({ default: () => null })),
);

const MOST_GUESTS = 6;
const rents = [400_000, 600_000, 800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000, 2_500_000];

const cleared: Record<FilterScope, HousesSearch> = {
  dates: { checkIn: undefined, checkOut: undefined, flexible: undefined },
  university: { university: undefined, maxMinutes: undefined },
  more: { type: undefined, minRent: undefined, maxRent: undefined, facilities: undefined },
  all: {
    location: undefined,
    checkIn: undefined,
    checkOut: undefined,
    flexible: undefined,
    guests: undefined,
    type: undefined,
    minRent: undefined,
    maxRent: undefined,
    facilities: undefined,
    university: undefined,
    maxMinutes: undefined,
  },
};

const titles = {
  all: 'filter.title',
  university: 'filter.university',
  dates: 'filter.dates',
  more: 'filter.title',
} as const;

export default function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, scope, search, today, onApply } = props;
  const { t } = useTranslation(['houses', 'common']);
  const [draft, setDraft] = useState(search);
  const [wasOpen, setWasOpen] = useState(open);
  const [atDates, setAtDates] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(search);
    if (open) setAtDates(false);
  }
  const change = (part: HousesSearch) => setDraft((before) => ({ ...before, ...part }));
  const apply = () => {
    // The sheet of all filters shows one guest while none are chosen: the list says what it showed.
    onApply(scope === 'all' ? { ...draft, guests: draft.guests ?? 1 } : draft);
    onClose();
  };
  const shown = atDates ? 'dates' : scope;
  const content = useStepFocus(open ? shown : undefined);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t(titles[shown])}
      closeLabel={t('common:close')}
      size={scope === 'dates' ? 'large' : 'medium'}
      footer={
        <div className={css.foot}>
          <Button variant="quiet" onClick={() => change(cleared[shown])}>
            {t('filter.clear')}
          </Button>
          {atDates ? (
            <Button
              full={false}
              onClick={() => setAtDates(false)}
              invalid={Boolean(draft.checkIn) && !draft.checkOut}
            >
              {t('calendar.done')}
            </Button>
          ) : (
            <Button full={false} onClick={apply}>
              {t('filter.show')}
            </Button>
          )}
        </div>
      }
    >
      <div ref={content} tabIndex={-1} className={cx(step.content, css.parts)}>
        {shown === 'dates' ? (
          <Dates {...{ draft, change, today }} />
        ) : (
          <Rest {...{ scope, draft, change }} onDates={() => setAtDates(true)} />
        )}
      </div>
    </Overlay>
  );
}

type PartProps = { draft: HousesSearch; change: (part: HousesSearch) => void };

function Dates({ draft, change, today }: PartProps & { today: PlainDate }) {
  return (
    <div>
      <div className={presets.parts}>
        <StayPresets value={datesOf(draft)} onChange={change} today={today} />
        <FlexibleChoice value={draft.flexible} onChange={(flexible) => change({ flexible })} />
      </div>
      <StayCalendar value={draft} onChange={change} today={today} months="sheet" />
    </div>
  );
}

function Rest({ scope, draft, change, onDates }: PartProps & { scope: FilterScope; onDates: () => void }) {
  const { t, i18n } = useTranslation(['houses', 'common', 'search-panel']);
  const { checkIn, checkOut } = datesOf(draft);
  const chosen =
    checkIn && checkOut
      ? stayWords({ checkIn, checkOut }, i18n.language, (count) => t('common:nights', { count }))
      : t('filter.anyDates');
  const study = (
    <Suspense>
      <CommuteFields draft={draft} change={change} />
    </Suspense>
  );
  if (scope === 'university') return study;
  return (
    <>
      {scope === 'all' && study}
      {scope === 'all' && <WhereAndWho draft={draft} change={change} />}
      {scope === 'all' && (
        <section className={css.part}>
          <h3 className={css.heading}>{t('filter.dates')}</h3>
          <Button variant="secondary" full onClick={onDates}>
            {chosen}
          </Button>
        </section>
      )}
      <More draft={draft} change={change} />
    </>
  );
}

function WhereAndWho({ draft, change }: PartProps) {
  const { t } = useTranslation(['houses', 'common']);
  return (
    <>
      <Chips
        legend={t('filter.where')}
        single
        options={locations.map((value) => ({ value, label: t(`common:location.${value}`) }))}
        chosen={[draft.location ?? '']}
        onChange={([location]) => change({ location })}
      />
      <NumberStepper
        label={t('filter.guests')}
        min={1}
        max={MOST_GUESTS}
        value={typeof draft.guests === 'number' ? draft.guests : 1}
        onChange={(guests) => change({ guests })}
        decreaseLabel={t('stepper.fewerGuests')}
        increaseLabel={t('stepper.moreGuests')}
      />
    </>
  );
}

function More({ draft, change }: PartProps) {
  const { t } = useTranslation(['houses', 'house-card']);
  const rentOptions = (given: number | string | undefined) =>
    [...new Set([...rents, ...(typeof given === 'number' && given > 0 ? [given] : [])])]
      .sort((a, b) => a - b)
      .map((rent) => ({ value: String(rent), label: won(rent) }));
  const chosen = (value: string) => (value ? Number(value) : undefined);
  return (
    <>
      <Chips
        legend={t('filter.type')}
        single
        options={houseTypes.map((value) => ({ value, label: t(`house-card:type.${value}`) }))}
        chosen={[draft.type ?? '']}
        onChange={([type]) => change({ type })}
      />
      <section className={css.part}>
        <h3 className={css.heading}>{t('filter.rent', { nights: booking.periodNights })}</h3>
        <div className={css.rents}>
          <SelectField
            label={t('filter.minRent')}
            placeholder={t('filter.any')}
            options={rentOptions(draft.minRent)}
            value={draft.minRent ?? ''}
            onChange={(event) => change({ minRent: chosen(event.target.value) })}
          />
          <SelectField
            label={t('filter.maxRent')}
            placeholder={t('filter.any')}
            options={rentOptions(draft.maxRent)}
            value={draft.maxRent ?? ''}
            onChange={(event) => change({ maxRent: chosen(event.target.value) })}
          />
        </div>
      </section>
      <Chips
        legend={t('filter.facilities')}
        options={facilities.map((value) => ({ value, label: t(`facility.${value}`) }))}
        chosen={(draft.facilities ?? '').split(',')}
        onChange={(names) => change({ facilities: names.join(',') || undefined })}
      />
    </>
  );
}
