import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';
import { booking } from '#contract/rules/policy.ts';
import { sentenceOf, type Problem } from '#app/platform/api/result.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { FormButtons } from '#app/admin/kit/form/form-buttons.tsx';
import * as css from '#app/admin/kit/load/parts.css.ts';
import { changeDoorCode } from './queries.ts';

interface CodeFormProps {
  codes: HouseDoorCode;
  /** The reservation that gets its own code; null changes the code of the house. */
  reservation: HouseDoorCode['stays'][number] | null;
  onSaved: () => Promise<void>;
  onStale: () => Promise<void>;
  onCancel: () => void;
}

/** Sets a new door code. The typed code is secret, so it is never stored and stays only on the screen until it is saved. Text: admin-door-codes. */
export function CodeForm({ codes, reservation, onSaved, onStale, onCancel }: CodeFormProps) {
  const { t } = useTranslation('admin-door-codes');
  const place = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [tell, setTell] = useState(true);
  const [state, setState] = useState({ busy: false, attempts: 0, isMissing: false });
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const isTold = reservation ? reservation.isTold : codes.stays.some((each) => each.isTold && !each.hasOwn);
  const send = async () => {
    const attempts = state.attempts + 1;
    const isMissing = code.trim() === '';
    setState({ busy: !isMissing, attempts, isMissing });
    if (isMissing) return;
    const outcome = await changeDoorCode(codes, reservation?.reservationId ?? null, code, isTold && tell);
    setState({ busy: false, attempts, isMissing });
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return outcome.problem.code === 'version_stale' ? onStale() : undefined;
    toast.success(t('saved'));
    await onSaved();
  };
  const text = problem && (problem.code === 'version_stale' ? t('stale') : sentenceOf(problem, t('offline')));
  return (
    <form
      ref={place}
      noValidate
      className={css.form}
      aria-label={reservation ? t('setOwnOf', { code: reservation.code }) : t('change')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {text && <FormErrors key={state.attempts} title={t('check')} errors={[{ text }]} />}
      <TextField
        label={t('label')}
        help={t('help')}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        value={code}
        error={state.isMissing && t('required')}
        onChange={({ target }) => setCode(target.value)}
      />
      <Telling isTold={isTold} tell={tell} onTell={setTell} />
      <FormButtons busy={state.busy} submit={t('submit')} cancel={t('cancel')} onCancel={onCancel} />
    </form>
  );
}

interface TellingProps {
  /** True if somebody was already told the code that is replaced. */
  isTold: boolean;
  tell: boolean;
  onTell: (tell: boolean) => void;
}

/** Says who is told the new code, and when. */
function Telling({ isTold, tell, onTell }: TellingProps) {
  const { t } = useTranslation('admin-door-codes');
  if (!isTold) return <p className={css.soft}>{t('tellNone', { time: booking.checkInInfoTime })}</p>;
  return (
    <>
      <Checkbox label={t('tell')} checked={tell} onChange={({ target }) => onTell(target.checked)} />
      <p className={css.soft}>{t('tellOff')}</p>
    </>
  );
}
