import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toaster, toast as sonner } from 'sonner';
import { besideOverlays } from '../overlays/overlay-page.ts';
import { receiveToasts, type ToastMessage } from './toast.ts';
import * as css from './toast-host.css.ts';

export interface ToastHostProps {
  label: string;
  closeLabel: string;
}

const above = (space: string) => `calc(${space} + var(--page-foot, 0px) + env(safe-area-inset-bottom))`;

/** Time in ms for which a toast stays (docs/specification.md#business-constants-and-limits). */
const TOAST_MS = 5000;

function show({ kind, text, lasting }: ToastMessage): void {
  const id = `${kind}:${text}`;
  if (!lasting) return void sonner[kind](text, { id });
  const { until, action, onAction } = lasting;
  sonner[kind](text, { id, duration: Infinity, action: { label: action, onClick: onAction } });
  void until.finally(() => sonner.dismiss(id));
}

/** Renders the toasts. Only this file may import sonner. */
export default function Toasts({ label, closeLabel }: ToastHostProps) {
  // The same words twice are one toast, started anew.
  useEffect(() => receiveToasts(show), []);

  return createPortal(
    <div className={css.region} {...{ [besideOverlays]: '' }}>
      <Toaster
        position="bottom-center"
        duration={TOAST_MS}
        visibleToasts={3}
        // Stacked behind one another they would cover each other's way to close them.
        expand
        gap={8}
        // `--page-foot` is the height of actions that stick to the foot of a page, above what a phone keeps for its own gestures.
        offset={{ bottom: above('24px') }}
        mobileOffset={{ bottom: above('16px'), left: 16, right: 16 }}
        containerAriaLabel={label}
        closeButton
        icons={{
          success: <CircleCheck size={20} className={css.kind.success} />,
          warning: <TriangleAlert size={20} className={css.kind.warning} />,
          error: <CircleAlert size={20} className={css.kind.error} />,
          info: <Info size={20} className={css.kind.info} />,
          close: <X size={18} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: css.toast,
            content: css.content,
            actionButton: css.action,
            closeButton: css.close,
          },
        }}
      />
    </div>,
    document.body,
  );
}
