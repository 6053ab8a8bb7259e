import type { ReservationMessage } from '#contract/admin/messages.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Lists the messages about a reservation, the newest first. */
export function messagesOf(id: string): Promise<Result<ReservationMessage[]>> {
  return attempt(() => api.adminMessages.list({ params: { id } }));
}

/** Loads the words of a message, without what only its recipient may read; empty where that cannot be told apart. */
export function messageText(id: string, messageId: string): Promise<Result<string>> {
  return attempt(async () => (await api.adminMessages.get({ params: { id, messageId } })).text);
}

/** Sends a message again. */
export function resendMessage(id: string, messageId: string): Promise<Result<null>> {
  return attempt(() => api.adminMessages.resend({ params: { id, messageId } }));
}

/** Marks a message that was given up as dealt with. */
export function settleMessage(id: string): Promise<Result<null>> {
  return attempt(() => api.adminToday.settleMessage({ params: { messageId: id } }));
}

/** Mails the member of a reservation the invitation to make the account again. */
export function inviteAgain(id: string): Promise<Result<null>> {
  return attempt(() => api.adminMessages.invite({ params: { id } }));
}

/** Mails the member a link to pay an instalment. */
export function remindOfPayment(id: string, paymentId: string): Promise<Result<null>> {
  return attempt(() => api.adminReservations.remindOfPayment({ params: { id, paymentId } }));
}
