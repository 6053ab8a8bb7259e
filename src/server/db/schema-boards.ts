import type { ColumnType, Generated } from 'kysely';
import type { BoardDraft, BoardVersion } from '#contract/admin/boards.ts';
import type { BoardType } from '#contract/boards.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export interface BoardTables {
  boards: {
    id: string;
    board_type: BoardType;
    main: Generated<boolean>;
    title: Json<Bilingual>;
    summary: Json<Bilingual>;
    body: Json<Bilingual>;
    photo_id: string | null;
    event_starts_at: MaybeAt;
    event_place: Json<Bilingual> | null;
    event_ends_at: MaybeAt;
    event_map_url: ColumnType<string | null, string | null | undefined, string | null>;
    event_capacity: number | null;
    person: Json<Bilingual> | null;
    /** Null for a draft. */
    published_at: MaybeAt;
    updated_at: MaybeAt;
    /** The name of the administrator who saved it, at that time. */
    updated_by: ColumnType<string | null, string | null | undefined, string | null>;
    updated_by_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** Number of times its event moved to another time or place: the SEQUENCE of its calendar files. */
    event_sequence: Generated<number>;
  };
  /** The draft of a board. `version_at` is since when none of it was stored as a version. */
  board_drafts: {
    board_id: string;
    content: Json<BoardDraft>;
    saved_at: At;
    saved_by: string;
    saved_by_id: string | null;
    version_at: At;
  };
  board_versions: {
    board_id: string;
    number: number;
    content: Json<BoardVersion['content']>;
    saved_at: MaybeAt;
    saved_by: string | null;
  };
  /** Sign-ups of an event and its waiting list, in the order of `queue_number`. */
  event_sign_ups: {
    id: string;
    board_id: string;
    account_id: string;
    state: 'seat' | 'waiting';
    signed_up_at: At;
    queue_number: Generated<string>;
    /** Null until it is recorded. */
    attended: boolean | null;
  };
  event_cancellations: { board_id: string; cancelled_at: At; cancelled_by: string; reason: Json<Bilingual> };
}
