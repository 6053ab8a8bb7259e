import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeHouse } from '#contract/admin/parking.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import type { Result } from '#app/platform/api/result.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { keepFocus } from '../keep-focus.ts';
import { ActionDialog, useErrorWord } from './action-dialog.tsx';
import type { ActionProps } from './actions.tsx';
import { moveErrors } from './model.ts';
import { freeHouses, moveReservation } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import * as css from './actions.css.ts';

/** Moves a reservation to a house that is free for all of its nights, at the price that was agreed. Text: admin-actions, errors. */
export function MoveDialog({ reservation, open, onClose, onDone, onStale }: ActionProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { id, price, change } = reservation;
  const { draft, edit, form, submit } = useDraftForm({
    key: `admin-move/${id}`,
    initial: { houseId: '', reason: '' },
    validate: moveErrors,
  });
  const choice = { chosen: draft.houseId, onGone: () => edit({ houseId: '' }) };
  const { found, askAgain, place } = useFreeHouses(id, open, choice);
  const send = async () => {
    const sent = await submit(async (values) => {
      const outcome = await moveReservation(id, values);
      if (!outcome.ok && outcome.problem.code === 'dates_taken') askAgain();
      return outcome;
    });
    if (!sent) return onStale();
    toast.success(t('move.done'));
    onDone();
  };
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={t('move.title')}
      lead={t('move.lead', { total: won(price.total) })}
      dropsChange={change !== null}
      form={form}
      fields={[
        { name: 'houseId', id: 'move-house', label: t('move.house') },
        { name: 'reason', id: 'move-reason', label: t('reason') },
      ]}
      failed={t('move.failed')}
      submit={t('move.submit')}
      danger
      unavailable={!found?.ok || found.value.length === 0}
      onSubmit={() => void send()}
    >
      <div ref={place} tabIndex={-1}>
        <HouseField
          found={found}
          onRetry={askAgain}
          value={draft.houseId}
          error={word(form.errors['houseId'])}
          onChange={(houseId) => edit({ houseId })}
        />
      </div>
      <ReasonField
        id="move-reason"
        label={t('reason')}
        help={t('move.reasonHelp')}
        value={draft.reason}
        error={word(form.errors['reason'])}
        onChange={(reason) => edit({ reason })}
      />
    </ActionDialog>
  );
}

/** The houses that a reservation can be moved to, null while they are asked for, and the place that keeps the focus meanwhile. */
function useFreeHouses(
  id: string,
  open: boolean,
  { chosen, onGone }: { chosen: string; onGone: () => void },
) {
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState<{ asked: number; answer: Result<FreeHouse[]> } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent((of: number, answer: Result<FreeHouse[]>) => {
    setAnswered({ asked: of, answer });
    // A house that is not free any more is not to be sent: nobody could see that it is chosen.
    if (answer.ok && chosen !== '' && answer.value.every((house) => house.id !== chosen)) onGone();
  });
  useEffect(() => {
    let wanted = open;
    if (open) void freeHouses(id).then((answer) => wanted && settle(asked, answer));
    return () => {
      wanted = false;
    };
  }, [open, id, asked]);
  const askAgain = () => {
    setAsked((times) => times + 1);
    keepFocus(place.current);
  };
  // An answer from before it was asked again is none.
  return { found: answered?.asked === asked ? answered.answer : null, askAgain, place };
}

interface HouseFieldProps {
  found: Result<FreeHouse[]> | null;
  value: string;
  error: string | undefined;
  onChange: (houseId: string) => void;
  /** Asks anew for the houses. */
  onRetry: () => void;
}

/** The houses that are free for the whole stay, as they are now. */
function HouseField({ found, value, error, onChange, onRetry }: HouseFieldProps) {
  const { t, i18n } = useTranslation(['admin-actions', 'common']);
  if (found && !found.ok)
    return (
      <div role="alert" className={css.soft}>
        <p>{found.problem.message ?? t('move.housesFailed')}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('move.housesRetry')}
        </Button>
      </div>
    );
  const houses = found?.value ?? null;
  if (houses?.length === 0) return <p className={css.soft}>{t('move.none')}</p>;
  return (
    <SelectField
      id="move-house"
      label={t('move.house')}
      placeholder={houses === null ? t('move.loading') : t('move.choose')}
      help={t('move.houseHelp')}
      value={value}
      error={error}
      options={(houses ?? []).map(({ id, name, location, parked }) => ({
        value: id,
        label: [
          localText(name, i18n.language),
          t(`common:location.${location}`),
          ...(parked ? [t('move.parkedHere')] : []),
        ].join(' · '),
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
