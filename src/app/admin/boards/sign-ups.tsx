import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSignUp, EventSignUps as Found } from '#contract/admin/events.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Result } from '#app/platform/api/result.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useSaveFile } from '#app/admin/kit/load/use-save-file.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { EventWords } from './event-words.tsx';
import { recordAttendance, signUpsFile } from './queries.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

export interface SignUpsProps {
  id: string;
  /** When the event begins (ISO 8601). */
  startsAt: string;
  found: Result<Found>;
  onChanged: () => void;
}

export function SignUps({ id, startsAt, found, onChanged }: SignUpsProps) {
  const { t, i18n } = useTranslation('admin-community');
  if (!found.ok)
    return (
      <NotLoaded
        problem={found.problem}
        failed={t('signUps.failed')}
        retry={t('retry')}
        onRetry={onChanged}
      />
    );
  const { capacity, seats, waiting, cancelled } = found.value;
  return (
    <>
      {cancelled && (
        <p className={css.problem}>
          {t('signUps.cancelled', {
            name: cancelled.by,
            moment: seoulMoment(cancelled.at, i18n.language),
            reason: localText(cancelled.reason, i18n.language),
          })}
        </p>
      )}
      <p className={css.soft}>
        {t('signUps.seats', { taken: seats.length, capacity })} ·{' '}
        {t('signUps.waiting', { count: waiting.length })}
      </p>
      {seats.length + waiting.length === 0 && <p>{t('signUps.none')}</p>}
      <ul className={css.versions}>
        {seats.map((each) => (
          <Row key={each.id} row={each}>
            <Attendance id={id} row={each} hasBegun={hasBegun(startsAt)} onChanged={onChanged} />
          </Row>
        ))}
        {waiting.map((each, index) => (
          <Row key={each.id} row={each}>
            <span className={css.soft}>{t('signUps.waitingPlace', { number: index + 1 })}</span>
          </Row>
        ))}
      </ul>
      <div className={css.actions}>
        <FileButton id={id} isEmpty={seats.length + waiting.length === 0} />
        {!cancelled && <EventWords id={id} kind="message" off={seats.length === 0} onDone={onChanged} />}
        {!cancelled && !hasBegun(startsAt) && <EventWords id={id} kind="cancel" onDone={onChanged} />}
      </div>
    </>
  );
}

const hasBegun = (startsAt: string) => Date.parse(startsAt) <= Date.now();

function Row({ row, children }: { row: EventSignUp; children: ReactNode }) {
  const { t, i18n } = useTranslation('admin-community');
  return (
    <li className={css.version}>
      <span className={css.name}>
        {row.name}
        <span className={css.soft}>
          {row.email} · {t('signUps.signedUp', { moment: seoulMoment(row.signedUpAt, i18n.language) })}
        </span>
      </span>
      {children}
    </li>
  );
}

type AttendanceProps = { id: string; row: EventSignUp; hasBegun: boolean; onChanged: () => void };

function Attendance({ id, row, hasBegun: begun, onChanged }: AttendanceProps) {
  const { t } = useTranslation(['admin-community', 'errors']);
  const [busy, setBusy] = useState(false);
  const online = useOnline();
  const record = async (attended: boolean) => {
    setBusy(true);
    const outcome = await recordAttendance(id, row.id, row.attended === attended ? null : attended);
    setBusy(false);
    if (!outcome.ok) warn(outcome.problem, t('signUps.actionFailed'));
    onChanged();
  };
  return (
    <span className={css.actions}>
      {([true, false] as const).map((attended) => {
        const name = attended ? 'attended' : 'missed';
        return (
          <Button
            key={name}
            variant={row.attended === attended ? 'secondary' : 'quiet'}
            size="small"
            aria-pressed={row.attended === attended}
            aria-label={t(`signUps.${name}`, { name: row.name })}
            busy={busy}
            invalid={!begun || !online}
            {...(!begun && { title: t('errors:event_not_begun') })}
            onClick={() => void record(attended)}
          >
            {t(`signUps.${name}Short`)}
          </Button>
        );
      })}
    </span>
  );
}

function FileButton({ id, isEmpty }: { id: string; isEmpty: boolean }) {
  const { t } = useTranslation('admin-community');
  const { busy, save } = useSaveFile(t('signUps.exportFailed'));
  const file = () => save(() => signUpsFile(id), `event-${seoulDate(Date.now())}.csv`);
  return (
    <Button variant="secondary" size="small" busy={busy} invalid={isEmpty} onClick={() => void file()}>
      {t('signUps.export')}
    </Button>
  );
}
