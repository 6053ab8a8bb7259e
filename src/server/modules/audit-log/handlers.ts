import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { isId } from '#contract/rules/id.ts';
import { personName } from '#contract/rules/people/names.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { searchAuditLog, type AuditRow } from '#server/platform/audit/audit-store.ts';
import type { AuditedKind } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import {
  actorsOnRecord,
  codesOf,
  codesOfReviews,
  codesOfTickets,
  codesOfTurnovers,
  districtsOf,
  namesOf,
  namesOfHouses,
  namesOfStaff,
  titlesOf,
  titlesOfTemplates,
  wordsOfQuestions,
} from './read-store.ts';

export const adminAuditLog: Handlers<'adminAuditLog'> = {
  list: async ({ query }, ctx) => {
    // A value that can be nobody's id finds no entry.
    if (query.actor !== undefined && !isId(query.actor)) return { items: [], page: pageInfo(query, 0) };
    const { rows, total } = await searchAuditLog(ctx.db, query);
    const nameOf = await namesOfSubjects(ctx.db, rows);
    return { items: rows.map((row) => presentEntry(row, nameOf(row))), page: pageInfo(query, total) };
  },
  actors: async (_, ctx) =>
    (await actorsOnRecord(ctx.db)).map(({ id, first_name: firstName, last_name: lastName }) => ({
      id,
      name: personName({ firstName, lastName }),
    })),
};

async function namesOfSubjects(db: Db, rows: AuditRow[]): Promise<(row: AuditRow) => string | null> {
  const idsOf = (kind: AuditedKind, fits = isId) => [
    ...new Set(
      rows.filter((row) => row.subject_kind === kind && fits(row.subject_id)).map((row) => row.subject_id),
    ),
  ];
  const codes = await codesOf(db, idsOf('reservation'));
  const turnovers = await codesOfTurnovers(db, idsOf('turnover'));
  const tickets = await codesOfTickets(db, idsOf('ticket'));
  const templates = await titlesOfTemplates(db, idsOf('ticket-template'));
  const reviews = await codesOfReviews(db, idsOf('review'));
  const questions = await wordsOfQuestions(db, [...idsOf('faq'), ...idsOf('faq-group')]);
  const staff = await namesOfStaff(db, idsOf('staff'));
  const boards = await titlesOf(db, idsOf('board'));
  const houses = await namesOfHouses(
    db,
    idsOf('house', () => true),
  );
  const consultations = await districtsOf(db, idsOf('consultation'));
  const people = await namesOf(db, idsOf('account'));
  return ({ subject_kind: kind, subject_id: id }) => {
    if (kind === 'reservation') return codes.get(id) ?? null;
    if (kind === 'turnover') return turnovers.get(id) ?? null;
    if (kind === 'ticket') return tickets.get(id) ?? null;
    if (kind === 'ticket-template') return templates.get(id) ?? null;
    if (kind === 'review') return reviews.get(id) ?? null;
    if (kind === 'faq' || kind === 'faq-group') return questions.get(id) ?? null;
    if (kind === 'staff') return staff.get(id) ?? null;
    if (kind === 'house') return houses.get(id) ?? null;
    if (kind === 'consultation') return consultations.get(id) ?? null;
    if (kind === 'coupon' || kind === 'exchange-rate' || kind === 'neighbourhood') return id;
    if (kind === 'board') return boards.get(id) ?? null;
    const person = people.get(id);
    return person ? personName(person) : null;
  };
}

function presentEntry(row: AuditRow, name: string | null): AuditEntry {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actorId: row.actor_account_id,
    actorName: row.actor_name,
    network: networkOf(row.ip),
    userAgent: row.user_agent,
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, name },
    before: row.before,
    after: row.after,
  };
}
