import type { Generated } from 'kysely';
import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** A stored size of a picture: its longest side and its own measures in pixels, and its bytes. */
export type FileVariant = {
  side: number;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  /** Of a picture for public pages; every other one is WebP. */
  format?: 'avif' | 'webp';
};

/** Kinds of things that refer to files. */
export type FileUseKind =
  | 'turnover'
  | 'deduction'
  | 'board'
  | 'house'
  | 'ticket'
  | 'ticket_reply'
  | 'review'
  | 'check_out'
  | 'objection';

/** Uploaded files, and the work in houses that they show. */
export interface TurnoverTables {
  files: {
    id: string;
    /** Pixels of the picture as it was sent, upright. */
    width: number;
    height: number;
    /** The stored sizes, from small to large. */
    variants: Json<FileVariant[]>;
    uploaded_at: At;
    uploaded_by: string | null;
    /** Null until all its sizes are in the store. */
    stored_at: MaybeAt;
    /** From when on nothing refers to it; null while something does. */
    unused_since: MaybeAt;
  };
  file_uses: { file_id: string; kind: FileUseKind; subject_id: string; position: number };
  /** The work in a house before somebody arrives. */
  turnovers: {
    id: string;
    house_id: string;
    /** The reservation of those who arrive; one that is not cancelled a reservation. */
    arrival_id: string;
    /** The reservation of those who leave before them; null where nobody does. */
    departure_id: string | null;
    /** The Seoul date of the arrival. */
    due_on: string;
    state: Generated<TurnoverState>;
    problem: string | null;
    note: Generated<string>;
    checklist: Json<ChecklistStep[]>;
    assignee_account_id: string | null;
    planned_at: At;
    ready_at: MaybeAt;
    /** The administrator who said so, as they were called then. */
    ready_by: string | null;
    cancelled_at: MaybeAt;
  };
}
