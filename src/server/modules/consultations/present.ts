import type { Consultation } from '#contract/admin/consultations.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { ConsultationRow } from './store.ts';

export function presentConsultation({
  received_at,
  changed_at: _,
  told_at: __,
  ...row
}: ConsultationRow): Consultation {
  const { state, note } = row;
  return { ...row, receivedAt: received_at.toISOString(), version: versionOf({ state, note }) };
}
