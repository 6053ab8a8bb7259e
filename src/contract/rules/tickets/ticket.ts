/** The closed lists of tickets. Free of schemas. */

/** The kinds of reports: something damaged, something that does not work, noise, or a question. */
export const ticketKinds = ['damage', 'malfunction', 'noise', 'question'] as const;
export type TicketKind = (typeof ticketKinds)[number];

export const ticketStates = ['received', 'visit_planned', 'done'] as const;
export type TicketState = (typeof ticketStates)[number];
