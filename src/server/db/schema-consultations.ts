import type { Generated } from 'kysely';
import type { ConsultationState } from '#contract/admin/vocabulary.ts';
import type { Language } from '#contract/shared.ts';
import type { At, MaybeAt } from './columns.ts';

/** The requests of building owners. Column by column as the migrations make them. */
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
    /** Of the staff. */
    note: Generated<string>;
    received_at: At;
    changed_at: At;
    /** The instant at which the administrators were told of it; null until then. */
    told_at: MaybeAt;
  };
}
