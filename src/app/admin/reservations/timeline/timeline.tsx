import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationMessage } from '#contract/admin/messages.ts';
import type { NoiseComplaint, StaffNote } from '#contract/admin/records.ts';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import type { Result } from '#app/platform/api/result.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { NoteForm } from '../actions/note-form.tsx';
import { EntryWords } from './entry-words.tsx';
import { entriesOf, isMissed, kinds, partedAt, type Entry, type Kind } from './model.ts';
import * as css from './timeline.css.ts';

/** Number of entries shown at first: the nearest coming ones and the newest past ones. */
const [FIRST_COMING, FIRST_PAST] = [3, 12];

export interface TimelineProps {
  reservation: AdminReservationDetail;
  payments: readonly ReservationInstalment[] | null;
  messages: Result<ReservationMessage[]>;
  notes: Result<StaffNote[]>;
  complaints: Result<NoiseComplaint[]>;
  onChanged: () => void;
}

/**
 * All past and expected entries of a reservation, newest first, with filters by kind, below the field for a note. Text: admin-reservations,
 * admin-actions, admin-messages, errors.
 */
export function Timeline({ reservation, payments, messages, notes, complaints, onChanged }: TimelineProps) {
  const { t } = useTranslation(['admin-reservations', 'admin-messages', 'admin-actions']);
  const [kind, setKind] = useState<Kind | null>(null);
  // The line between what was and what comes is drawn when the page is: it is not a clock.
  const [now] = useState(() => Date.now());
  const entries = entriesOf({
    reservation,
    payments: payments ?? reservation.payments,
    messages: messages.ok ? messages.value : [],
    notes: notes.ok ? notes.value : [],
    complaints: complaints.ok ? complaints.value : [],
  });
  const shown = kind ? entries.filter((entry) => entry.kind === kind) : entries;
  const failed = [
    !messages.ok && (messages.problem.message ?? t('admin-messages:failed')),
    !notes.ok && (notes.problem.message ?? t('admin-actions:note.notLoaded')),
    !complaints.ok && (complaints.problem.message ?? t('admin-actions:complaint.notLoaded')),
  ].filter((words) => words !== false);
  return (
    <>
      <NoteForm reservationId={reservation.id} onAdded={onChanged} />
      <div className={css.chips} role="group" aria-label={t('timeline.filter')}>
        {[null, ...kinds].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className={css.chip}
            aria-pressed={kind === each}
            onClick={() => setKind(each)}
          >
            {t(`timeline.kind.${each ?? 'all'}`)}
            <span className={css.count}>
              {each ? entries.filter((entry) => entry.kind === each).length : entries.length}
            </span>
          </button>
        ))}
      </div>
      {failed.map((words) => (
        <p key={words} role="alert" className={css.soft}>
          {words}
        </p>
      ))}
      <Entries key={kind ?? 'all'} entries={shown} now={now}>
        {(entry) => (
          <EntryWords
            entry={entry}
            isMissed={isMissed(entry, now)}
            reservationId={reservation.id}
            onChanged={onChanged}
          />
        )}
      </Entries>
    </>
  );
}

type EntriesProps = { entries: readonly Entry[]; now: number; children: (entry: Entry) => ReactNode };

function Entries({ entries, now, children }: EntriesProps) {
  const { t, i18n } = useTranslation('admin-reservations');
  const [all, setAll] = useState({ coming: false, past: false });
  const { coming, past } = partedAt(entries, now);
  const linked = useLinkedEntry();
  if (!all.past && past.slice(FIRST_PAST).some(({ key }) => key === linked)) setAll({ ...all, past: true });
  const later = all.coming ? 0 : Math.max(0, coming.length - FIRST_COMING);
  const earlier = all.past ? 0 : Math.max(0, past.length - FIRST_PAST);
  if (entries.length === 0) return <p className={css.soft}>{t('timeline.none')}</p>;
  const line = (entry: Entry, isComing: boolean) => (
    <li
      key={entry.key}
      id={entry.kind === 'messages' ? entry.key : undefined}
      tabIndex={entry.key === linked ? -1 : undefined}
      className={css.entry}
      data-kind={entry.kind}
      data-coming={isComing || undefined}
    >
      {children(entry)}
    </li>
  );
  return (
    <>
      {later > 0 && (
        <More onPress={() => setAll({ ...all, coming: true })}>{t('timeline.later', { count: later })}</More>
      )}
      <ol className={css.list}>
        {coming.slice(later).map((entry) => line(entry, true))}
        <li className={css.now}>
          {t('timeline.now', { moment: seoulMoment(new Date(now).toISOString(), i18n.language) })}
        </li>
        {past.slice(0, past.length - earlier).map((entry) => line(entry, false))}
      </ol>
      {earlier > 0 && (
        <More onPress={() => setAll({ ...all, past: true })}>
          {t('timeline.earlier', { count: earlier })}
        </More>
      )}
    </>
  );
}

/**
 * Focuses the message that the address names.
 * @returns the key of its entry; empty if the address names none
 */
function useLinkedEntry(): string {
  const linked = useRouterState({ select: (state) => state.location.hash });
  useEffect(() => {
    if (linked.startsWith('message-')) document.getElementById(linked)?.focus();
  }, [linked]);
  return linked;
}

function More({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button variant="quiet" size="small" className={css.more} onClick={onPress}>
      {children}
    </Button>
  );
}
