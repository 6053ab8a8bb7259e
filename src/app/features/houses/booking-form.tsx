import { ArrowRight, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { isPlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { isPartyProblem, partyProblem } from '#contract/rules/stay.ts';
import { plainDate, won } from '#app/platform/format.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { NumberStepper } from '#app/ui/number-stepper.tsx';
import { PriceLines } from '#app/ui/price-lines.tsx';
import { numberOf } from './address.ts';
import * as css from './booking-form.css.ts';
import type { Choice } from './choice.ts';
import type { ChoiceProblem, Plan, Planned } from './model.ts';

export interface BookingFormProps {
  house: HouseDetail;
  choice: Choice;
  planned: Planned;
  onChange: (changed: Partial<Choice>) => void;
  onChooseDates: () => void;
  /** Why dates cannot be chosen now. */
  datesOff?: string | undefined;
}

/** Dates, people and bedding of a stay, and what it costs. Text: houses, common, errors. */
export function BookingForm({ house, choice, planned, onChange, onChooseDates, datesOff }: BookingFormProps) {
  const { t } = useTranslation(['houses', 'house-card', 'common', 'errors']);
  const sayProblem = useProblemText(house);
  const { plan, problem } = planned;
  const datesId = useId();
  const { maxGuests } = house;
  const guests = numberOf(choice.guests);
  const beddingSets = numberOf(choice.beddingSets);
  const wrongDates = choice.checkIn && problem && !isPartyProblem(problem) ? problem : null;
  const wrongGuests = partyProblem(guests, 0, maxGuests);
  const wrongBedding = partyProblem(1, beddingSets, maxGuests);
  return (
    <div className={css.form}>
      <div>
        <button
          type="button"
          className={css.dates}
          aria-disabled={datesOff ? true : undefined}
          aria-describedby={datesId}
          data-missing={wrongDates ? '' : undefined}
          onClick={() => !datesOff && onChooseDates()}
        >
          <Day label={t('calendar.checkIn')} date={choice.checkIn} />
          <ArrowRight size={18} aria-hidden="true" className={css.arrow} />
          <Day label={t('calendar.checkOut')} date={choice.checkOut} />
        </button>
        <div id={datesId} aria-live="polite">
          {datesOff ? (
            <p className={css.help}>{datesOff}</p>
          ) : wrongDates ? (
            <p className={css.problem}>
              <CircleAlert size={16} aria-hidden="true" />
              <span>{sayProblem(wrongDates)}</span>
            </p>
          ) : null}
        </div>
      </div>
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

/** Says in words what keeps a choice from being booked. Text: houses, errors. */
export function useProblemText({ minNights, maxGuests }: { minNights: number; maxGuests: number }) {
  const { t } = useTranslation(['houses', 'errors']);
  return (problem: ChoiceProblem): string =>
    problem === 'not_free' ? t('booking.notFree') : t(`errors:${problem}`, { minNights, maxGuests });
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
  const { t, i18n } = useTranslation(['houses', 'common']);
  const { price, schedule } = plan;
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
          { label: t('price.deposit'), explanation: t('price.depositWhy'), amount: won(price.deposit) },
        ]}
        total={{ label: t('price.total'), explanation: t('price.vat'), amount: won(price.total) }}
      />
      {schedule.length > 1 ? (
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
      ) : (
        <p className={css.help}>{t('price.once')}</p>
      )}
    </div>
  );
}
