import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MovePreview } from '#contract/admin/corrections.ts';
import type { FreeHouse } from '#contract/admin/parking.ts';
import type { MovePrice } from '#contract/admin/vocabulary.ts';
import { won } from '#contract/rules/format-money.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import type { Result } from '#app/platform/api/result.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { ActionDialog, useErrorWord } from '#app/admin/kit/dialog/action-dialog.tsx';
import type { ActionProps } from './action-props.ts';
import { moveErrors, priceToSend, sumsOfMove, type MoveDraft } from './model.ts';
import { MovePrices } from './move-prices.tsx';
import { freeHouses, moveReservation, previewMove } from './queries.ts';
import { useSeenState } from '#app/admin/kit/form/use-seen-state.ts';
import { ReasonField } from '#app/admin/kit/dialog/reason-field.tsx';
import { usePreview } from '#app/admin/kit/dialog/use-preview.ts';
import { useSeenAction } from './use-refund-action.ts';
import * as css from './actions.css.ts';

const blank: MoveDraft = { houseId: '', price: 'agreed', reason: '' };

export interface MoveDialogProps extends ActionProps {
  /** Id of the house that is chosen at first. */
  houseId?: string | null;
  /** Member, house and dates of the reservation, if nothing else on screen shows them. */
  subject?: string;
}

function useMove({ reservation, houseId, open, onDone, onStale }: MoveDialogProps) {
  const { t } = useTranslation('admin-actions');
  const { id } = reservation;
  const state = useSeenState(reservation);
  const fields = useDraftForm({ key: `admin-move/${id}`, initial: blank, validate: moveErrors });
  const { draft, edit } = fields;
  const begin = useEffectEvent(() => houseId && edit({ houseId }));
  // Over what a draft of before has: the house was chosen just now.
  useEffect(() => void begin(), []);
  const choice = { chosen: draft.houseId, onGone: () => edit({ houseId: '' }) };
  const houses = useFreeHouses(id, open, choice);
  const preview = usePreview(open && draft.houseId ? draft.houseId : null, () =>
    previewMove(id, draft.houseId),
  );
  const price = priceToSend(draft.price, preview.shown);
  const action = useSeenAction({
    fields,
    preview,
    sums: (answer) => sumsOfMove(answer, price),
    asked: price,
    changed: 'move_price_changed',
    act: async (values, expected) => {
      const outcome = state.heard(await moveReservation(state.seen, { ...values, price, expected }));
      if (!outcome.ok && outcome.problem.code === 'dates_taken') houses.askAgain();
      return outcome;
    },
    done: () => t('move.done'),
    onDone,
    onStale,
  });
  return { fields, houses, preview, price, state, ...action };
}

export function MoveDialog(props: MoveDialogProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { fields, houses, preview, price, state, before, send } = useMove(props);
  const { draft, edit, form } = fields;
  const { found, gone, askAgain, place } = houses;
  return (
    <ActionDialog
      open={props.open}
      onClose={props.onClose}
      offered={props.reservation.actions.includes('move')}
      title={t('move.title')}
      lead={
        <>
          {props.subject && <strong className={css.subject}>{props.subject}</strong>}
          {t('move.lead')}
        </>
      }
      dropsChange={props.reservation.change !== null}
      state={state}
      form={form}
      fields={[
        { name: 'houseId', id: 'move-house', label: t('move.house') },
        { name: 'reason', id: 'move-reason', label: t('reason') },
      ]}
      failed={t('move.failed')}
      submit={useSubmitLabel(preview.current, price)}
      danger
      waiting={preview.loading}
      unavailable={!found?.ok || found.value.length === 0}
      onSubmit={() => void send()}
    >
      <div ref={place} tabIndex={-1}>
        <HouseField
          found={found}
          gone={gone && draft.houseId === ''}
          onRetry={askAgain}
          value={draft.houseId}
          error={word(form.errors['houseId'])}
          onChange={(houseId) => edit({ houseId })}
        />
      </div>
      <MovePrices
        preview={preview}
        price={price}
        before={before}
        isRequest={props.reservation.status === 'requested'}
        onChange={(wished) => edit({ price: wished })}
      />
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

/** Returns the button label, which names the refund or the new total if the price of the house is chosen. */
function useSubmitLabel(answer: MovePreview | null, price: MovePrice): string {
  const { t } = useTranslation('admin-actions');
  if (price === 'agreed' || !answer?.house) return t('move.submit');
  const { total, refund } = answer.house;
  return refund.total > 0
    ? t('move.submitReturn', { amount: won(refund.total) })
    : t('move.submitPrice', { total: won(total) });
}

/** Loads the houses that a reservation can move to; null while loading. Also returns the element that keeps the focus meanwhile. */
function useFreeHouses(
  id: string,
  open: boolean,
  { chosen, onGone }: { chosen: string; onGone: () => void },
) {
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState<{ asked: number; answer: Result<FreeHouse[]> } | null>(null);
  const [gone, setGone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const settle = useEffectEvent((of: number, answer: Result<FreeHouse[]>) => {
    setAnswered({ asked: of, answer });
    // A house that is not free any more is not to be sent: nobody could see that it is chosen.
    if (!answer.ok || chosen === '' || answer.value.some((house) => house.id === chosen)) return;
    setGone(true);
    onGone();
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
  return { found: answered?.asked === asked ? answered.answer : null, gone, askAgain, place };
}

interface HouseFieldProps {
  found: Result<FreeHouse[]> | null;
  gone: boolean;
  value: string;
  error: string | undefined;
  onChange: (houseId: string) => void;
  onRetry: () => void;
}

function HouseField({ found, gone, value, error, onChange, onRetry }: HouseFieldProps) {
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
    <>
      {gone && (
        <p role="alert" className={css.gone}>
          {t('move.gone')}
        </p>
      )}
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
    </>
  );
}
