import type { Generated } from 'kysely';
import type { TicketKind, TicketState } from '#contract/rules/tickets/ticket.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** Reports and questions of members about their stays. Column by column as the migrations make them. */
export interface TicketTables {
  tickets: {
    /** Made by who sends it. */
    id: string;
    reservation_id: string;
    /** The house of the stay when this was reported, also once the stay has moved. */
    house_id: string;
    kind: TicketKind;
    state: Generated<TicketState>;
    text: string;
    opened_at: At;
    /** When somebody must have seen to it; null of one that is done. */
    due_at: MaybeAt;
    /** A Seoul date and two times in Korea, of the state `visit_planned` alone. */
    visit_on: string | null;
    visit_from: string | null;
    visit_until: string | null;
    assignee_account_id: string | null;
    done_at: MaybeAt;
    /** When its member was last told that a visit is planned, or that it is done. */
    told_at: MaybeAt;
    /** The instant of the newest of what its member has seen: a message, or the last of what they were told. */
    member_read_at: MaybeAt;
    /** The instant of the newest message that an administrator has seen, whoever it was. */
    staff_read_at: MaybeAt;
  };
  ticket_replies: {
    /** Made by who sends it. */
    id: string;
    ticket_id: string;
    author: 'member' | 'operator';
    author_account_id: string | null;
    /** Of an administrator, as they were called then. */
    author_name: string | null;
    text: string;
    written_at: At;
  };
  ticket_templates: {
    id: string;
    title: string;
    /** Null for tickets of every kind. */
    kind: TicketKind | null;
    text: Json<Bilingual>;
    created_at: At;
  };
}
