import { ArrowRight, CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { isPlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { isPartyProblem, partyProblem } from '#contract/rules/stay.ts';
import { numberOf } from '#app/platform/browser/search-param.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDollars } from '#app/platform/currency/dollars.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { NumberStepper } from '#app/ui/forms/number-stepper.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { StaySelection } from '../stay-selection.ts';
import type { Plan, Planned } from '../model.ts';
import { useProblemText } from './problem-text.ts';
import * as css from './booking-form.css.ts';

export interface BookingFormProps {
  house: HouseDetail;
  selection: StaySelection;
  planned: Planned;
  ownHold?: ReactNode;
  onChange: (changed: Partial<StaySelection>) => void;
  onChooseDates: () => void;
  datesOff?: string | undefined;
}

export function BookingForm({
  house,
  selection,
  planned,
  ownHold,
  onChange,
  onChooseDates,
  datesOff,
}: BookingFormProps) {
  const { t } = useTranslation(['houses', 'house-card', 'common', 'errors']);
  const sayProblem = useProblemText(house);
  const { plan, problem } = planned;
  const { maxGuests } = house;
  const guests = numberOf(selection.guests);
  const beddingSets = numberOf(selection.beddingSets);
  const wrongDates = selection.checkIn && problem && !isPartyProblem(problem) ? problem : null;
  const wrongGuests = partyProblem(guests, 0, maxGuests);
  const wrongBedding = partyProblem(1, beddingSets, maxGuests);
  return (
    <div className={css.form}>
      <DatesButton
        selection={selection}
        off={datesOff}
        problem={wrongDates && (ownHold ?? sayProblem(wrongDates))}
        onChoose={onChooseDates}
      />
      {plan && wrongDates === 'not_free' && !ownHold && !datesOff && (
        <Shortlist part="alert" houseId={house.id} {...plan.stay} />
      )}
      <NumberStepper
        label={t('filter.guests')}
        help={t('house-card:card.upTo', { count: maxGuests })}
        min={1}
        max={maxGuests}
        value={guests}
        onChange={(next) => onChange({ guests: next })}
        decreaseLabel={t('stepper.fewerGuests')}
        increaseLabel={t('stepper.moreGuests')}
        maxMessage={sayProblem('guests_over_capacity')}
        error={wrongGuests && sayProblem(wrongGuests)}
      />
      <NumberStepper
        label={t('bedding.label')}
        help={t('bedding.each', { price: won(booking.beddingSetPrice) })}
        max={maxGuests}
        value={beddingSets}
        onChange={(next) => onChange({ beddingSets: next })}
        decreaseLabel={t('stepper.lessBedding')}
        increaseLabel={t('stepper.moreBedding')}
        maxMessage={sayProblem('bedding_over_cap')}
        error={wrongBedding && sayProblem(wrongBedding)}
      />
      {plan && <PriceOf house={house} plan={plan} beddingSets={beddingSets} />}
    </div>
  );
}

type DatesButtonProps = {
  selection: StaySelection;
  off: string | undefined;
  problem: ReactNode;
  onChoose: () => void;
};

function DatesButton({ selection, off, problem, onChoose }: DatesButtonProps) {
  const { t } = useTranslation('houses');
  const datesId = useId();
  return (
    <div>
      <button
        type="button"
        className={css.dates}
        aria-disabled={off ? true : undefined}
        aria-describedby={datesId}
        data-missing={problem ? '' : undefined}
        onClick={() => !off && onChoose()}
      >
        <Day label={t('calendar.checkIn')} date={selection.checkIn} />
        <ArrowRight size={18} aria-hidden="true" className={css.arrow} />
        <Day label={t('calendar.checkOut')} date={selection.checkOut} />
      </button>
      <div id={datesId} aria-live="polite">
        {off ? (
          <p className={css.help}>{off}</p>
        ) : problem ? (
          <p className={css.problem}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{problem}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Day({ label, date }: { label: string; date: string | undefined }) {
  const { t, i18n } = useTranslation('houses');
  return (
    <span className={css.day}>
      <span className={css.label}>{label}</span>
      <span className={date ? css.date : css.noDate}>
        {date ? (isPlainDate(date) ? plainDate(date, i18n.language) : date) : t('booking.choose')}
      </span>
    </span>
  );
}

function PriceOf({ house, plan, beddingSets }: { house: HouseDetail; plan: Plan; beddingSets: number }) {
  const { t } = useTranslation(['houses', 'house-card', 'common']);
  const { price, schedule } = plan;
  const dollars = useDollars();
  return (
    <div className={css.price}>
      <PriceLines
        lines={[
          {
            label: t('price.rent', { count: price.nights }),
            explanation: t('price.rentWhy', {
              rent: won(house.monthlyRent),
              count: price.nights,
              period: booking.periodNights,
            }),
            amount: won(price.housePrice),
          },
          ...(beddingSets > 0
            ? [
                {
                  label: t('price.bedding', { count: beddingSets }),
                  explanation: t('price.beddingWhy', {
                    price: won(booking.beddingSetPrice),
                    count: beddingSets,
                  }),
                  amount: won(price.bedding),
                },
              ]
            : []),
          {
            label: t('price.deposit'),
            ...(price.deposit > 0 && { explanation: t('price.depositWhy') }),
            amount: won(price.deposit),
          },
        ]}
        total={{
          label: t('price.total'),
          explanation: t(price.deposit > 0 ? 'price.depositAndVat' : 'price.vat'),
          amount: won(price.total),
          ...(dollars && { aside: t('house-card:cost.about', { usd: dollars.of(price.total) }) }),
        }}
      />
      <Schedule schedule={schedule} />
    </div>
  );
}

function Schedule({ schedule }: Pick<Plan, 'schedule'>) {
  const { t, i18n } = useTranslation('houses');
  if (schedule.length === 1) return <p className={css.help}>{t('price.once')}</p>;
  return (
    <Disclosure summary={t('price.schedule', { count: schedule.length })}>
      <PriceLines
        lines={schedule.map((part) => ({
          label:
            part.seq === 1
              ? t('price.atBooking')
              : t('price.due', { date: plainDate(part.dueOn, i18n.language) }),
          explanation:
            part.seq === 1
              ? t('price.firstHolds', { amount: won(part.rent) })
              : t('price.period', {
                  from: plainDate(part.from, i18n.language),
                  to: plainDate(part.to, i18n.language),
                }),
          amount: won(part.amount),
        }))}
      />
    </Disclosure>
  );
}
