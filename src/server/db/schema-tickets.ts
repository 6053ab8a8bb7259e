import type { Generated } from 'kysely';
import type { TicketKind, TicketState } from '#contract/rules/tickets/ticket.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export interface TicketTables {
  tickets: {
    /** Made by the sender. */
    id: string;
    reservation_id: string;
    /** The house of the stay when this was reported, even if the stay has moved. */
    house_id: string;
    kind: TicketKind;
    state: Generated<TicketState>;
    text: string;
    opened_at: At;
    /** When somebody must have dealt with it; null if it is done. */
    due_at: MaybeAt;
    /** A Seoul date and two times in Korea, only in the state `visit_planned`. */
    visit_on: string | null;
    visit_from: string | null;
    visit_until: string | null;
    assignee_account_id: string | null;
    done_at: MaybeAt;
    /** When its member was last notified of a planned visit or of its end. */
    told_at: MaybeAt;
    /** The instant of the newest item that its member has seen: a message, or the last notification. */
    member_read_at: MaybeAt;
    /** The instant of the newest message that any administrator has seen. */
    staff_read_at: MaybeAt;
  };
  ticket_replies: {
    /** Made by the sender. */
    id: string;
    ticket_id: string;
    author: 'member' | 'operator';
    author_account_id: string | null;
    /** The administrator's name at that time. */
    author_name: string | null;
    text: string;
    written_at: At;
  };
  ticket_templates: {
    id: string;
    title: string;
    kind: TicketKind | null;
    text: Json<Bilingual>;
    created_at: At;
  };
}
