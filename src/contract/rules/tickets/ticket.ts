export const ticketKinds = ['damage', 'malfunction', 'noise', 'question'] as const;
export type TicketKind = (typeof ticketKinds)[number];

export const ticketStates = ['received', 'visit_planned', 'done'] as const;
export type TicketState = (typeof ticketStates)[number];
