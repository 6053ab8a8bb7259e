import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#contract/reservations/history.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { history } from '#app/features/history/queries.ts';
import { useRecordTexts } from '#app/features/history/texts.ts';
import * as css from '#app/features/history/history.css.ts';

const FIRST = 5;

export interface HistoryProps {
  /** The reservation's id. */
  id: string;
  /** The data is read again when this value changes. */
  read: unknown;
  along: HistoryEntry[] | null;
  className: string;
}

/** Lists what happened to a reservation, newest first: nothing where that cannot be had. Text: history. */
export function History({ id, read, along, className }: HistoryProps) {
  useRecordTexts();
  const { t } = useTranslation('history');
  const [entries] = useReads(() => history(id), id, read, along);
  const [isWhole, setWhole] = useState(false);
  if (!entries?.length) return null;
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  return (
    <section className={className} aria-labelledby="history">
      <h2 id="history">{t('title')}</h2>
      <ol className={css.list}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {shown.length < entries.length && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            {t('all', { count: entries.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Entry({ entry: { at, what, name, amount, amountUsdCents, subject } }: { entry: HistoryEntry }) {
  const { t, i18n } = useTranslation('history');
  const told = {
    name: name ?? '',
    subject: subject ?? '',
    amount: chargedMoney(amount ?? 0, amountUsdCents).main,
  };
  return (
    <li className={css.entry}>
      <span>{t(`what.${what}`, told)}</span>
      <time dateTime={at} className={css.soft}>
        {dayOf(at, i18n.language)} {seoulTime(at)}
      </time>
    </li>
  );
}
