import { Check, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bilingual } from '#contract/shared.ts';
import { booking } from '#contract/rules/policy.ts';
import { won } from '#contract/rules/format-money.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Card } from '#app/ui/layout/card.tsx';
import * as css from './house-guide.css.ts';

/** Note that bedding is not included, with the price of a set and the maximum (docs/specification.md#money). Text: houses. */
export function BeddingNote({ maxGuests }: { maxGuests: number }) {
  const { t } = useTranslation('houses');
  return (
    <Card look="brand">
      <p className={css.strong}>{t('bedding.notProvided')}</p>
      <p>{t('bedding.text', { price: won(booking.beddingSetPrice), count: maxGuests })}</p>
    </Card>
  );
}

export function CheckList({ items }: { items: readonly Bilingual[] }) {
  return <Points items={items} icon="check" />;
}

export function ThingsToKnow({ items }: { items: readonly Bilingual[] }) {
  return <Points items={items} icon="info" />;
}

function Points({ items, icon }: { items: readonly Bilingual[]; icon: 'check' | 'info' }) {
  const { i18n } = useTranslation();
  const Icon = icon === 'check' ? Check : Info;
  return (
    <ul className={css.points}>
      {items.map((item) => (
        <li key={item.ko} className={css.point}>
          <Icon size={20} aria-hidden="true" className={css.icon} />
          <span>{localText(item, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Steps from the request to check-in, with their times (docs/specification.md#business-constants-and-limits). Text: houses. */
export function CheckInGuide() {
  const { t } = useTranslation('houses');
  const steps = [
    { name: t('guide.book'), text: t('guide.bookText', { count: booking.holdHours }) },
    { name: t('guide.confirm'), text: t('guide.confirmText', { count: booking.confirmationMinutes }) },
    {
      name: t('guide.info', { time: booking.checkInInfoTime }),
      text: t('guide.infoText', { time: booking.checkInInfoTime }),
    },
    {
      name: t('guide.enter'),
      text: t('guide.enterText', { checkIn: booking.checkInTime, checkOut: booking.checkOutTime }),
    },
  ];
  return (
    <ol className={css.steps}>
      {steps.map(({ name, text }, index) => (
        <li key={name} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={css.strong}>{name}</p>
            <p className={css.soft}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
