import type { ConsultationRequest } from '#contract/contacts/consultations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export function requestConsultation(body: ConsultationRequest): Promise<Result<null>> {
  return attempt(() => api.consultations.request({ body }));
}
