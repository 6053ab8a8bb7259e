import { useId, type FormEvent, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { booking } from '#contract/rules/policy.ts';
import type { Form } from '#app/platform/forms/form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { StateChanged } from '../form/state-changed.tsx';
import type { SeenState } from '../form/use-seen-state.ts';
import * as css from './action-dialog.css.ts';

/** A field that can be wrong: its name in the errors, the id of its control, and what people call it. */
export type DialogField = { name: string; id: string; label: string };

export interface ActionDialogProps {
  open: boolean;
  onClose: () => void;
  /** `onClose` asks before it closes. */
  asksToClose?: boolean;
  /** False once the reservation, read anew, allows the action no more: somebody else was quicker. */
  offered?: boolean;
  title: string;
  lead?: ReactNode;
  /** A change of dates pends, which the action withdraws first. */
  dropsChange?: boolean;
  /** The reservation that is acted upon, as it was seen; both states are shown where it has changed. */
  state?: SeenState;
  /** The dialog itself shows both versions of what somebody else has changed. */
  showsVersions?: boolean;
  form: Form;
  /** In the order on screen. */
  fields: readonly DialogField[];
  /** The sentence for a failure of which the host says nothing (docs/specification.md#error-catalogue). */
  failed: string;
  submit: string;
  /** The action destroys or costs something. */
  danger?: boolean;
  /** An answer that the action needs is on its way. */
  waiting?: boolean;
  /** There is nothing to act upon, as the fields say; or why the action has to wait for its person, in words. */
  unavailable?: boolean | string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The dialog of an action: its errors, its fields, and a foot that says outright that it cannot be undone. Text: admin-actions, errors. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onClose, asksToClose, title, lead, form, submit, danger = false, dropsChange } = props;
  const { waiting = false, unavailable = false, offered = true } = props;
  const { t } = useTranslation('admin-actions');
  const online = useOnline();
  const id = useId();
  // While its own answer is on its way it may be the reason itself.
  const hindrance = !online
    ? t('needsNetwork')
    : !offered && !form.busy
      ? t('notOffered')
      : typeof unavailable === 'string'
        ? unavailable
        : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Overlay
      open={open}
      onClose={onClose}
      asksToClose={asksToClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className={css.foot}>
          <p className={css.final}>
            <TriangleAlert size={18} className={css.finalIcon} />
            {t('final')}
          </p>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            size="medium"
            full
            busy={form.busy || waiting}
            invalid={hindrance !== undefined || unavailable !== false}
            reason={hindrance}
          >
            {submit}
          </Button>
        </div>
      }
    >
      <form id={id} className={css.form} onSubmit={send} noValidate>
        <Errors {...props} />
        {props.state && <StateChanged state={props.state} />}
        {lead && <p className={css.lead}>{lead}</p>}
        {dropsChange && <p>{t('changeDropped')}</p>}
        {props.children}
      </form>
    </Overlay>
  );
}

/** Refusals that the dialog tells beside what changed. */
const toldBelow: ReadonlySet<string> = new Set(['refund_changed', 'move_price_changed']);

function Errors({ form, fields, failed, state, showsVersions = false }: ActionDialogProps) {
  const { t } = useTranslation('admin-actions');
  const word = useErrorWord();
  const { errors, problem } = form;
  const listed = fields.flatMap(({ name, id, label }) => {
    const text = word(errors[name]);
    return text ? [{ fieldId: id, text: `${label}: ${text}` }] : [];
  });
  // Changed numbers are told beside the new ones, and changed entries beside one’s own.
  const bothShown = showsVersions || (state !== undefined && state.before !== null);
  if (problem && (toldBelow.has(problem.code) || (problem.code === 'version_stale' && bothShown)))
    return null;
  if (!problem || listed.length > 0)
    return <FormErrors key={form.attempts} title={t('check')} errors={listed} />;
  const text = problem.message ?? (problem.code === 'offline' ? t('offline') : failed);
  return <FormErrors key={form.attempts} title={t('refused')} errors={[{ text }]} />;
}

/** The sentence of an error of a field. Text: errors. */
export function useErrorWord(): (code: Form['errors'][string]) => string | undefined {
  const { t } = useTranslation('errors');
  return (code) => code && t(code, { count: booking.evictionComplaints });
}
