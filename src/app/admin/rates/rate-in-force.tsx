import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminRates, RateRecord } from '#contract/admin/pricing/rates.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Table } from '#app/ui/data/table.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { fact, facts, term } from '#app/admin/kit/detail/facts.css.ts';
import { soft, text, who } from '#app/admin/kit/list/list-cells.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { endRate } from './queries.ts';
import { rateText } from './rate-text.ts';
import * as css from './rates.css.ts';

function useMoment(): (at: string) => string {
  const { i18n } = useTranslation();
  return (at) => `${dayOf(at, i18n.language)} ${seoulTime(at)}`;
}

function useOrigin(): (rate: RateRecord) => string {
  const { t } = useTranslation('admin-rates');
  return ({ source, host }) => (host === null ? t(`source.${source}`) : host);
}

export function RateInForce({ rates: { inForce, provided } }: { rates: AdminRates }) {
  const { t, i18n } = useTranslation('admin-rates');
  const moment = useMoment();
  const origin = useOrigin();
  const byHand = inForce.source === 'manual';
  return (
    <>
      <p className={css.rate}>{t('rate', { rate: rateText(inForce.krwPerUsd) })}</p>
      <dl className={facts}>
        <dt className={term}>{t('origin')}</dt>
        <dd className={fact}>{origin(inForce)}</dd>
        {inForce.source !== 'configured' && (
          <>
            <dt className={term}>{t('since')}</dt>
            <dd className={fact}>{moment(inForce.at)}</dd>
          </>
        )}
        {byHand && (
          <>
            <dt className={term}>{t('form.reason')}</dt>
            <dd className={fact}>{inForce.reason}</dd>
            <dt className={term}>{t('by')}</dt>
            <dd className={fact}>{inForce.setBy ?? t('nobody')}</dd>
            <dt className={term}>{t('form.endsOn')}</dt>
            <dd className={fact}>{inForce.endsOn ? plainDate(inForce.endsOn, i18n.language) : t('open')}</dd>
            <dt className={term}>{t('otherwise')}</dt>
            <dd className={fact}>
              {t('rate', { rate: rateText(provided.krwPerUsd) })} · {origin(provided)}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** Ends the manual rate after confirmation. Text: admin-rates. */
export function EndRateButton({ rates, onChanged }: { rates: AdminRates; onChanged: () => void }) {
  const { t } = useTranslation('admin-rates');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    const agreed = await confirm({
      title: t('end.title'),
      text: t('end.text', { rate: rateText(rates.provided.krwPerUsd) }),
      confirmLabel: t('end.confirm'),
      cancelLabel: t('end.cancel'),
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await endRate(rates);
    setBusy(false);
    if (outcome.ok) toast.success(t('end.done'));
    else warn(outcome.problem, t('end.failed'));
    onChanged();
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        invalid={!online}
        reason={t('offline')}
        onClick={() => void end()}
      >
        {t('end.action')}
      </Button>
    </div>
  );
}

export function RateHistory({ history }: { history: readonly RateRecord[] }) {
  const { t, i18n } = useTranslation('admin-rates');
  const moment = useMoment();
  const origin = useOrigin();
  const until = ({ endedAt, endsOn }: RateRecord) => {
    if (endedAt) return t('until', { moment: moment(endedAt) });
    return endsOn ? t('until', { moment: plainDate(endsOn, i18n.language) }) : null;
  };
  return (
    <Table
      caption={t('history')}
      columns={[
        {
          key: 'at',
          head: t('since'),
          cell: (row) => (
            <span className={who}>
              {moment(row.at)}
              {until(row) && <span className={soft}>{until(row)}</span>}
            </span>
          ),
        },
        { key: 'rate', head: t('column.rate'), numeric: true, cell: ({ krwPerUsd }) => rateText(krwPerUsd) },
        {
          key: 'source',
          head: t('origin'),
          cell: (row) => (
            <span className={who}>
              {origin(row)}
              {row.source === 'manual' && <span className={soft}>{row.setBy ?? t('nobody')}</span>}
            </span>
          ),
        },
        {
          key: 'reason',
          head: t('form.reason'),
          cell: ({ reason }) => <span className={text}>{reason}</span>,
        },
      ]}
      rows={history}
      rowKey={({ at, krwPerUsd, source }) => `${at} ${source} ${krwPerUsd}`}
      empty={<p className={soft}>{t('noHistory')}</p>}
    />
  );
}
