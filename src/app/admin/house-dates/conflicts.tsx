import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarConflict } from '#contract/admin/calendars/calendars.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { FormButtons } from '#app/admin/kit/form/form-buttons.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import type { DatesPart } from './dates-part.ts';
import { acceptConflict } from './queries.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';

interface ConflictsProps extends DatesPart {
  link: (reservationId: string, words: ReactNode) => ReactNode;
}

/** External bookings that share nights with our stays, with both sides. Text: admin-house-dates, errors. */
export function Conflicts({ dates, reload, link }: ConflictsProps) {
  const { t, i18n } = useTranslation('admin-house-dates');
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [accepting, setAccepting] = useState<string | null>(null);
  if (dates.conflicts.length === 0) return null;
  const close = () => {
    setAccepting(null);
    keepFocus(place.current);
  };
  const range = (from: string, to: string) => dateRange(from, to, i18n.language);
  const words = ({ calendar, from, to, code, checkIn, checkOut }: CalendarConflict) =>
    t('conflicts.both', { calendar, code, theirs: range(from, to), ours: range(checkIn, checkOut) });
  return (
    <div ref={place} role="group" aria-labelledby={heading} tabIndex={-1} className={css.warning}>
      <h3 id={heading} className={css.subtitle}>
        {t('conflicts.title')}
      </h3>
      <p className={css.soft}>{t('conflicts.lead')}</p>
      <ul className={css.list}>
        {dates.conflicts.map((conflict) => (
          <li key={conflict.id} className={css.row}>
            <div className={css.main}>
              <span className={css.name}>{words(conflict)}</span>
              <span>{link(conflict.reservationId, t('conflicts.open', { code: conflict.code }))}</span>
            </div>
            {accepting !== conflict.id && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('conflicts.acceptOf', { code: conflict.code })}
                onClick={() => setAccepting(conflict.id)}
              >
                {t('conflicts.accept')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {accepting && (
        <AcceptForm
          key={accepting}
          id={accepting}
          onDone={async () => {
            await reload();
            close();
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}

interface AcceptFormProps {
  id: string;
  onDone: () => Promise<void>;
  onCancel: () => void;
}

function AcceptForm({ id, onDone, onCancel }: AcceptFormProps) {
  const { t } = useTranslation(['admin-house-dates', 'errors']);
  const place = useRef<HTMLFormElement>(null);
  const { draft, edit, form, submit, drop, reset } = useDraftForm({
    key: `admin-calendar-conflict/${id}`,
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: 'text_required' }),
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const send = async () => {
    if (!(await submit(({ reason }) => acceptConflict(id, reason)))) return;
    drop();
    toast.success(t('conflicts.accepted'));
    await onDone();
  };
  const wrong = form.errors['reason'];
  return (
    <form
      ref={place}
      noValidate
      className={css.section}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {form.problem && !wrong && (
        <FormErrors
          key={form.attempts}
          title={t('check')}
          errors={[{ text: sentenceOf(form.problem, t('offline')) }]}
        />
      )}
      <TextField
        label={t('conflicts.reason')}
        help={t('conflicts.reasonHelp')}
        maxLength={500}
        autoComplete="off"
        value={draft.reason}
        error={wrong && t(`errors:${wrong}`)}
        onChange={({ target }) => edit({ reason: target.value })}
      />
      <FormButtons
        busy={form.busy}
        submit={t('conflicts.submit')}
        cancel={t('cancel')}
        onCancel={() => {
          reset();
          onCancel();
        }}
      />
    </form>
  );
}
