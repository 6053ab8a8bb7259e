import { useId, useRef, useState } from 'react';
import { CalendarPlus, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ForeignCalendar } from '#contract/admin/calendars/calendars.ts';
import { reading as policy } from '#contract/rules/calendars/reading.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { CalendarForm } from './calendar-form.tsx';
import type { DatesPart } from './dates-part.ts';
import { readCalendar, removeCalendar } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

/** The external calendars read for a house, with their state and bookings. Text: admin-house-dates, errors. */
export function Calendars({ dates, reload }: DatesPart) {
  const { t } = useTranslation('admin-house-dates');
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    keepFocus(place.current);
  };
  return (
    <div ref={place} role="group" aria-labelledby={heading} tabIndex={-1} className={css.section}>
      <h3 id={heading} className={css.subtitle}>
        {t('calendars.title')}
      </h3>
      <p className={css.soft}>{t('calendars.lead', { minutes: policy.readEveryMinutes })}</p>
      {dates.calendars.length === 0 && <p className={css.soft}>{t('calendars.none')}</p>}
      {dates.calendars.length > 0 && (
        <ul className={css.list} aria-labelledby={heading}>
          {dates.calendars.map((calendar) => (
            <Item
              key={calendar.id}
              calendar={calendar}
              houseId={dates.houseId}
              reload={reload}
              onGone={() => keepFocus(place.current)}
            />
          ))}
        </ul>
      )}
      <Bookings dates={dates} />
      {adding ? (
        <CalendarForm
          houseId={dates.houseId}
          onAdded={async () => {
            await reload();
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div className={css.actions}>
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            <CalendarPlus size={18} />
            {t('calendars.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ItemProps extends Pick<DatesPart, 'reload'> {
  calendar: ForeignCalendar;
  houseId: string;
  onGone: () => void;
}

function Item({ calendar, houseId, reload, onGone }: ItemProps) {
  const { t } = useTranslation('admin-house-dates');
  const [busy, setBusy] = useState(false);
  const { id, name } = calendar;
  const read = async () => {
    setBusy(true);
    const outcome = await readCalendar(houseId, id);
    await reload();
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('actionFailed'));
    if (outcome.value.failure) toast.warning(t(`calendars.failure.${outcome.value.failure}`));
    else toast.success(t('calendars.readDone'));
  };
  const remove = async () => {
    const agreed = await confirm({
      title: t('calendars.removeTitle'),
      text: t('calendars.removeText', { name }),
      confirmLabel: t('calendars.removeYes'),
      cancelLabel: t('cancel'),
      danger: true,
    });
    if (!agreed) return;
    const outcome = await removeCalendar(houseId, id);
    if (!outcome.ok) return warn(outcome.problem, t('actionFailed'));
    toast.success(t('calendars.removed'));
    await reload();
    onGone();
  };
  return (
    <li className={css.row}>
      <State calendar={calendar} />
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t('calendars.readOf', { name })}
        onClick={() => void read()}
      >
        <RefreshCw size={18} />
        {t('calendars.read')}
      </Button>
      <IconButton label={t('calendars.remove', { name })} onClick={() => void remove()}>
        <Trash2 size={18} />
      </IconButton>
    </li>
  );
}

function State({ calendar }: { calendar: ForeignCalendar }) {
  const { t, i18n } = useTranslation('admin-house-dates');
  const { name, host, bookings, readAt, failedAt, failure, nextReadAt } = calendar;
  const at = (instant: string) => seoulMoment(instant, i18n.language);
  return (
    <div className={css.main}>
      <span className={css.name}>
        {name}
        <Badge>{t('calendars.bookings', { count: bookings })}</Badge>
      </span>
      <span className={css.soft}>
        {host} · {readAt ? t('calendars.readAt', { time: at(readAt) }) : t('calendars.never')} ·{' '}
        {t('calendars.next', { time: at(nextReadAt) })}
      </span>
      {failedAt && failure && (
        <span>
          <Badge tone="danger">
            {t('calendars.failedAt', { time: at(failedAt), reason: t(`calendars.failure.${failure}`) })}
          </Badge>
        </span>
      )}
    </div>
  );
}

function Bookings({ dates: { bookings } }: Pick<DatesPart, 'dates'>) {
  const { t, i18n } = useTranslation('admin-house-dates');
  const heading = useId();
  if (bookings.length === 0) return null;
  return (
    <div className={css.section}>
      <h4 id={heading} className={css.soft}>
        {t('calendars.bookingList')}
      </h4>
      <ul className={css.list} aria-labelledby={heading}>
        {bookings.map(({ id, from, to, calendar, inConflict }) => (
          <li key={id} className={css.row}>
            <span className={css.name}>{dateRange(from, to, i18n.language)}</span>
            <span className={css.soft}>{calendar}</span>
            {inConflict && <Badge tone="danger">{t('calendars.conflict')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
