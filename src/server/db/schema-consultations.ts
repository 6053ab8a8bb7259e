import type { Generated } from 'kysely';
import type { ConsultationState } from '#contract/admin/vocabulary.ts';
import type { Language } from '#contract/shared.ts';
import type { At, MaybeAt } from './columns.ts';

export interface ConsultationTables {
  consultations: {
    id: string;
    name: string;
    phone: string;
    email: string;
    district: string;
    rooms: number;
    message: string;
    language: Language;
    state: Generated<ConsultationState>;
    note: Generated<string>;
    received_at: At;
    changed_at: At;
    told_at: MaybeAt;
  };
}
