import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Overlay } from './overlay.tsx';
import * as css from './confirm-dialog.css.ts';

/** Delay in ms until the callback; `CONFIRM_CLOSE_MS` is the delay until the dialog closes (docs/specification.md#business-constants-and-limits). */
const CONFIRM_CALLBACK_MS = 50;
const CONFIRM_CLOSE_MS = 500;

export interface ConfirmOptions {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}

export interface ConfirmDialogProps extends ConfirmOptions {
  /** Called 50 ms after a yes, at once after a no. */
  onAnswer: (confirmed: boolean) => void;
  /** Called when the dialog is gone, 500 ms after the answer, so that it can be unmounted. */
  onClosed: () => void;
}

/** Confirmation with two answers. Only the first answer counts; the dialog closes while the action runs. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, danger, onAnswer, onClosed } = props;
  const [open, setOpen] = useState(true);
  // Not `open`: a dialog that is leaving still has the handlers of its open state.
  const answered = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const answer = (confirmed: boolean) => {
    if (answered.current) return;
    answered.current = true;
    setOpen(false);
    if (confirmed) timers.current.push(setTimeout(onAnswer, CONFIRM_CALLBACK_MS, true));
    else onAnswer(false);
    timers.current.push(setTimeout(onClosed, CONFIRM_CLOSE_MS));
  };

  return (
    <Overlay
      open={open}
      onClose={() => answer(false)}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      role="alertdialog"
      topPosition="content"
      footer={
        <div className={css.actions}>
          <Button variant="secondary" full="phones" className={css.action} onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            size="medium"
            full="phones"
            className={css.action}
            onClick={() => answer(true)}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {text && <div className={css.text}>{text}</div>}
    </Overlay>
  );
}
