import { onFailedCall, type FailedCall } from '#app/platform/api/failed-calls.ts';
import { texts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { toast } from '#app/ui/feedback/toast.ts';

/** The sentence for a refusal without one of its own, as a proxy's is, by the call (docs/specification.md#error-catalogue, fallback messages). */
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
 * Warns of a refusal of the calls that look reservations up, cancel and review them and work their payment schedule out, and says of every
 * call on boards that the server failed (docs/specification.md#error-catalogue). What a screen says beside a field stays there. A 401 ends the session, which
 * the log-in explains.
 */
export function watchFailedCalls(): void {
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
