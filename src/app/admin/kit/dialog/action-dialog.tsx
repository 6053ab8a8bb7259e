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

export type DialogField = { name: string; id: string; label: string };

export interface ActionDialogProps {
  open: boolean;
  onClose: () => void;
  asksToClose?: boolean;
  /** False if the reloaded reservation no longer allows the action, because somebody else was quicker. */
  offered?: boolean;
  title: string;
  lead?: ReactNode;
  /** True if a change of dates is pending, which the action withdraws first. */
  dropsChange?: boolean;
  /** The reservation as it was seen. Both states are shown if it has changed. */
  state?: SeenState;
  /** True if the dialog itself shows both versions after a concurrent change. */
  showsVersions?: boolean;
  form: Form;
  fields: readonly DialogField[];
  /** The sentence for a failure without a message from the host (docs/specification.md#error-catalogue). */
  failed: string;
  submit: string;
  danger?: boolean;
  waiting?: boolean;
  /** True if there is nothing to act on, which the fields explain, or a sentence that says why the action has to wait. */
  unavailable?: boolean | string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The dialog of an action: errors, fields, and a footer that warns that it cannot be undone. Text: admin-actions, errors. */
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

/** Refusals that the dialog explains beside the changed numbers. */
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

/** Returns a function that gives the sentence for a field error. Text: errors. */
export function useErrorWord(): (code: Form['errors'][string]) => string | undefined {
  const { t } = useTranslation('errors');
  return (code) => code && t(code, { count: booking.evictionComplaints });
}
