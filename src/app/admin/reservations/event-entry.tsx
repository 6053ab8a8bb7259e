import { useTranslation } from 'react-i18next';
import type { ReservationEvent } from '#contract/admin/reservations.ts';
import { won } from '#contract/rules/format-money.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { changedFacts, type FactChange, type FactValue } from './event-facts.ts';
import * as css from './detail.css.ts';

export function EventEntry({ event }: { event: ReservationEvent }) {
  const { t, i18n } = useTranslation('admin-reservations');
  return (
    <>
      <p className={css.strong}>{t(`event.${event.transition}`)}</p>
      <p className={css.soft}>
        {event.byName ? t(`by.named.${event.by}`, { name: event.byName }) : t(`by.${event.by}`)} ·{' '}
        <time dateTime={event.at}>
          {dayOf(event.at, i18n.language)} {seoulTime(event.at)}
        </time>
      </p>
      <Changes event={event} />
      {event.reason && <p className={css.soft}>{t('reasonLine', { reason: t(`reason.${event.reason}`) })}</p>}
      {event.note && <p className={css.note}>{event.note}</p>}
    </>
  );
}

function Changes({ event }: { event: ReservationEvent }) {
  const { t } = useTranslation('admin-reservations');
  const words = useFactWords();
  const changes = changedFacts(event);
  if (changes.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={change.fact}>
          {change.before === null
            ? t('factLine', { fact: t(`fact.${change.fact}`), after: words(change, change.after) })
            : t('changeLine', {
                fact: t(`fact.${change.fact}`),
                before: words(change, change.before),
                after: words(change, change.after),
              })}
        </li>
      ))}
    </ul>
  );
}

function useFactWords(): (change: FactChange, value: FactValue) => string {
  const { t, i18n } = useTranslation(['admin-reservations', 'common']);
  return ({ fact }, value) => {
    if (value === null) return t('noValue');
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string') return plainDate(value, i18n.language);
    if (fact === 'total') return won(value);
    return fact === 'guests' ? t('common:guests', { count: value }) : t('sets', { count: value });
  };
}
