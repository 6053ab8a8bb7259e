import type { Generated } from 'kysely';
import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** A stored size of a picture: its longest side, its width and height in pixels, and its bytes. */
export type FileVariant = {
  side: number;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  /** Set for pictures of public pages; all others are WebP. */
  format?: 'avif' | 'webp';
};

export type FileUseKind =
  | 'turnover'
  | 'deduction'
  | 'board'
  | 'house'
  | 'ticket'
  | 'ticket_reply'
  | 'review'
  | 'check_out'
  | 'objection'
  | 'staff';

export interface TurnoverTables {
  files: {
    id: string;
    /** Pixels of the picture as it was sent, upright. */
    width: number;
    height: number;
    variants: Json<FileVariant[]>;
    uploaded_at: At;
    uploaded_by: string | null;
    /** Null until all its sizes are stored. */
    stored_at: MaybeAt;
    /** Since when nothing refers to it; null while something does. */
    unused_since: MaybeAt;
  };
  file_uses: { file_id: string; kind: FileUseKind; subject_id: string; position: number };
  turnovers: {
    id: string;
    house_id: string;
    /** The arriving reservation. A reservation has at most one turnover that is not canceled. */
    arrival_id: string;
    /** The reservation that leaves before it; null if there is none. */
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
    /** The name at that time of the administrator who marked it ready. */
    ready_by: string | null;
    cancelled_at: MaybeAt;
  };
}
