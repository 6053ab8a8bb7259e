import { onFailedCall, type FailedCall } from '#app/platform/api/failed-calls.ts';
import { texts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { toast } from '#app/ui/feedback/toast.ts';

/** Fallback sentences by call, for refusals without a message, such as a proxy's (docs/specification.md#error-catalogue, fallback messages). */
const fallbacks = {
  get: 'mypage:lookupFailed',
  upcoming: 'mypage:lookupFailed',
  current: 'mypage:lookupFailed',
  past: 'mypage:lookupFailed',
  canceled: 'mypage:lookupFailed',
  cancel: 'booking:cancel.failed',
  quote: 'booking:quoteFailed',
  review: 'reviews:notCreated',
} as const;
type Warned = keyof typeof fallbacks;

/**
 * Shows a toast when the host refuses to look up, cancel, review or quote a reservation, and for server errors on boards
 * (docs/specification.md#error-catalogue). Field errors stay on the screen. A 401 is left to the log-in screen, which explains it.
 */
export function showRefusalToasts(): void {
  onFailedCall((call) => void tell(call).catch(() => undefined));
}

async function tell({ noun, name, error }: FailedCall): Promise<void> {
  const { status, code, body } = error;
  if ((noun === 'boards' || noun === 'adminBoards') && status >= 500 && code === 'server_error') {
    await loadTexts('errors');
    return toast.error(texts.t('errors:server_error'));
  }
  if (noun !== 'reservations' || !(name in fallbacks) || status >= 500 || status === 401) return;
  if (body.errorMessage) return toast.warning(body.errorMessage);
  const fallback = fallbacks[name as Warned];
  await loadTexts(fallback.slice(0, fallback.indexOf(':')));
  toast.warning(texts.t(fallback));
}
