import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { won } from '#contract/rules/format-money.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import * as css from './users.css.ts';

export interface OwedProps extends Pick<AdminUserDetail, 'owed'> {
  link: (id: string, words: string) => ReactNode;
}

export function Owed({ owed, link }: OwedProps) {
  const { t, i18n } = useTranslation('admin-users');
  if (owed.length === 0) return <p className={css.soft}>{t('owed.none')}</p>;
  return (
    <>
      <ul className={css.rows}>
        {owed.map((row) => (
          <li key={`${row.reservationId}/${row.sequence}`} className={css.row}>
            <span>
              {link(row.reservationId, t('owed.instalment', { code: row.code, sequence: row.sequence }))}
              <br />
              <span className={css.soft}>{t('owed.due', { date: plainDate(row.dueOn, i18n.language) })}</span>
            </span>
            <span className={css.end}>
              {row.overdue && <Badge tone="danger">{t('owed.overdue')}</Badge>}
              <span className={css.figures}>{won(row.amount)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.sum}>
        {t('owed.total')} <span>{won(owed.reduce((sum, { amount }) => sum + amount, 0))}</span>
      </p>
    </>
  );
}

type ConsentList = AdminUserDetail['consents'];

/** Lists the consents of an account with version and time: the latest of each kind, with earlier ones folded away. Text: admin-users. */
export function Consents({ consents }: { consents: ConsentList }) {
  const { t } = useTranslation('admin-users');
  if (consents.length === 0) return <p className={css.soft}>{t('consents.none')}</p>;
  const newest = [...consents].reverse();
  const isLast = ({ kind }: ConsentList[number], index: number) =>
    newest.findIndex((other) => other.kind === kind) === index;
  const before = newest.filter((consent, index) => !isLast(consent, index));
  return (
    <>
      <ConsentRows consents={newest.filter(isLast)} />
      {before.length > 0 && (
        <Disclosure summary={t('consents.before', { count: before.length })}>
          <ConsentRows consents={before} />
        </Disclosure>
      )}
    </>
  );
}

function ConsentRows({ consents }: { consents: ConsentList }) {
  const { t, i18n } = useTranslation('admin-users');
  const moment = (at: string) => `${dayOf(at, i18n.language)} ${seoulTime(at)}`;
  return (
    <ul className={css.rows}>
      {consents.map(({ kind, version, givenAt, withdrawnAt }, index) => (
        <li key={index} className={css.row}>
          <span>
            {t(`consents.kind.${kind}`)}
            <br />
            <span className={css.soft}>
              {t('consents.version', { version })} · {moment(givenAt)}
            </span>
          </span>
          {withdrawnAt && (
            <span className={css.soft}>{t('consents.withdrawn', { moment: moment(withdrawnAt) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface DevicesProps extends Pick<AdminUserDetail, 'devices'> {
  /** Returns the browser name for a user agent; null if it is unknown. */
  deviceName: (userAgent: string) => string | null;
}

export function Devices({ devices, deviceName }: DevicesProps) {
  const { t, i18n } = useTranslation('admin-users');
  if (devices.length === 0) return <p className={css.soft}>{t('devices.none')}</p>;
  return (
    <ul className={css.rows}>
      {devices.map((device) => (
        <li key={device.id} className={css.row}>
          <span>
            {deviceName(device.userAgent) ?? t('devices.unknown')}
            <br />
            <span className={css.soft}>
              {t('devices.seen', { date: dayOf(device.lastSeenAt, i18n.language) })} · {device.network}
            </span>
          </span>
          <span className={css.end}>
            {device.notified && <Badge tone="outline">{t('devices.notified')}</Badge>}
            <Badge tone={device.loggedOutAt ? 'neutral' : 'success'}>
              {t(device.loggedOutAt ? 'devices.loggedOut' : 'devices.loggedIn')}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
