import type { ReservationMessage } from '#contract/admin/messages.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export function messagesOf(id: string): Promise<Result<ReservationMessage[]>> {
  return attempt(() => api.adminMessages.list({ params: { id } }));
}

/** Loads the text of a message without what only its recipient may read; empty if that part cannot be separated. */
export function messageText(id: string, messageId: string): Promise<Result<string>> {
  return attempt(async () => (await api.adminMessages.get({ params: { id, messageId } })).text);
}

export function resendMessage(id: string, messageId: string): Promise<Result<null>> {
  return attempt(() => api.adminMessages.resend({ params: { id, messageId } }));
}

/** Marks a message with no more send attempts as dealt with. */
export function settleMessage(id: string): Promise<Result<null>> {
  return attempt(() => api.adminToday.settleMessage({ params: { messageId: id } }));
}

export function inviteAgain(id: string): Promise<Result<null>> {
  return attempt(() => api.adminMessages.invite({ params: { id } }));
}

export function remindOfPayment(id: string, paymentId: string): Promise<Result<null>> {
  return attempt(() => api.adminReservations.remindOfPayment({ params: { id, paymentId } }));
}
