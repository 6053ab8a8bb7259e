import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as accounts from '../accounts.ts';
import * as adminAccounts from '../admin/accounts.ts';
import * as adminAuditLog from '../admin/audit-log.ts';
import * as adminBoards from '../admin/boards.ts';
import * as adminCalendars from '../admin/calendars/calendars.ts';
import * as adminCheckOuts from '../admin/check-outs/check-outs.ts';
import * as adminConsultations from '../admin/consultations.ts';
import * as adminCoupons from '../admin/pricing/coupons.ts';
import * as adminCatalogue from '../admin/catalogue.ts';
import * as adminRates from '../admin/pricing/rates.ts';
import * as adminDeposits from '../admin/deposits.ts';
import * as adminCorrections from '../admin/corrections.ts';
import * as adminDoorCodes from '../admin/calendars/door-codes.ts';
import * as adminEvents from '../admin/events.ts';
import * as adminFaqs from '../admin/faqs.ts';
import * as adminStaff from '../admin/staff/staff.ts';
import * as adminHouses from '../admin/houses.ts';
import * as adminNeighbourhoods from '../admin/neighbourhoods/neighbourhoods.ts';
import * as adminFiles from '../admin/files.ts';
import * as adminHousePictures from '../admin/house-pictures.ts';
import * as adminMessages from '../admin/messages.ts';
import * as parking from '../admin/parking.ts';
import * as records from '../admin/records.ts';
import * as recordedReads from '../admin/recorded-reads.ts';
import * as adminRefundPreviews from '../admin/refunds/refund-previews.ts';
import * as adminReservations from '../admin/reservations.ts';
import * as adminReviews from '../admin/reviews.ts';
import * as adminFigures from '../admin/figures.ts';
import * as adminSavedViews from '../admin/saved-views.ts';
import * as adminToday from '../admin/today.ts';
import * as adminChecklists from '../admin/checklists.ts';
import * as adminCertificates from '../admin/certificates/certificates.ts';
import * as adminTickets from '../admin/tickets/tickets.ts';
import * as adminTicketTemplates from '../admin/tickets/ticket-templates.ts';
import * as adminTurnovers from '../admin/turnovers.ts';
import * as boards from '../boards.ts';
import * as certificates from '../reservations/certificates.ts';
import * as availabilityAlerts from '../choosing/availability-alerts.ts';
import * as favourites from '../choosing/favourites.ts';
import * as consultations from '../contacts/consultations.ts';
import * as contractText from '../contract-text.ts';
import * as contracts from '../contracts.ts';
import type { Endpoint } from '../endpoint.ts';
import * as events from '../events.ts';
import * as faqs from '../faqs.ts';
import * as staff from '../contacts/staff.ts';
import * as files from '../files.ts';
import * as commutes from '../seoul/commutes.ts';
import * as neighbourhoods from '../seoul/neighbourhoods.ts';
import * as houses from '../houses.ts';
import * as invitations from '../contacts/invitations.ts';
import * as nextSteps from '../reservations/next-steps.ts';
import * as automaticPayments from '../reservations/automatic-payments.ts';
import * as paymentLinks from '../reservations/payment-links.ts';
import * as payments from '../reservations/payments.ts';
import * as refundAccounts from '../reservations/refund-accounts.ts';
import * as push from '../push.ts';
import * as services from '../services.ts';
import * as quotes from '../reservations/quotes.ts';
import * as refunds from '../reservations/refunds.ts';
import * as checkInInfo from '../reservations/check-in-info.ts';
import * as reservationRequests from '../reservations/requests.ts';
import * as reservations from '../reservations/reservations.ts';
import * as checkOut from '../reservations/check-out.ts';
import * as history from '../reservations/history.ts';
import * as tickets from '../reservations/tickets.ts';
import * as reviews from '../reviews.ts';
import * as richText from '../rich-text.ts';
import * as shared from '../shared.ts';
import * as signIn from '../sign-in.ts';

export type JsonSchema = Record<string, unknown>;
type Schema = v.GenericSchema;
type Mode = 'input' | 'output';

/** Every schema that these files export becomes a component under its export name. */
const sources = [
  shared,
  quotes,
  refunds,
  commutes,
  neighbourhoods,
  houses,
  reviews,
  signIn,
  accounts,
  invitations,
  consultations,
  favourites,
  availabilityAlerts,
  adminConsultations,
  adminCalendars,
  adminDoorCodes,
  adminCoupons,
  adminRates,
  adminCatalogue,
  reservationRequests,
  checkInInfo,
  reservations,
  nextSteps,
  history,
  checkOut,
  certificates,
  tickets,
  contractText,
  contracts,
  payments,
  paymentLinks,
  automaticPayments,
  refundAccounts,
  push,
  services,
  richText,
  boards,
  events,
  faqs,
  staff,
  files,
  adminAccounts,
  adminBoards,
  adminEvents,
  adminDeposits,
  adminFaqs,
  adminStaff,
  adminFiles,
  adminHousePictures,
  adminHouses,
  adminNeighbourhoods,
  adminCorrections,
  adminRefundPreviews,
  adminReservations,
  adminReviews,
  adminFigures,
  adminSavedViews,
  adminToday,
  adminTurnovers,
  adminCheckOuts,
  adminCertificates,
  adminTickets,
  adminTicketTemplates,
  adminChecklists,
  adminMessages,
  parking,
  records,
  recordedReads,
  adminAuditLog,
];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** @throws Error if two files export different schemas under one name. */
function namedSchemas(): Record<string, Schema> {
  const named: Record<string, Schema> = {};
  for (const [name, value] of sources.flatMap((file) => Object.entries(file))) {
    if (!isSchema(value) || name.startsWith('Query')) continue;
    if (named[name] && named[name] !== value) throw new Error(`Two schemas are named ${name}: rename one.`);
    named[name] = value;
  }
  return named;
}

/** Returns the `jsonSchema` from a schema's metadata, which is set if its text is read as another type. */
function declaredType(action: { type: string }): JsonSchema | null {
  const { metadata } = action as { metadata?: { jsonSchema?: JsonSchema } };
  return action.type === 'metadata' ? (metadata?.jsonSchema ?? null) : null;
}

function convert(schemas: Record<string, Schema>, typeMode: Mode): Record<string, JsonSchema> {
  return toJsonSchemaDefs(schemas, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction }) => declaredType(valibotAction),
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as Record<string, JsonSchema>;
}

function refsIn(part: unknown): string[] {
  const found = JSON.stringify(part ?? null).matchAll(/#\/components\/schemas\/(\w+)/g);
  return [...new Set([...found].map(([, name]) => name!))];
}

export type CallSchemas = {
  query: { properties: Record<string, JsonSchema>; required: string[] } | null;
  body: JsonSchema | null;
  data: JsonSchema | null;
};

/**
 * Converts the schemas of all calls to JSON Schema, requests as they are sent and answers as they arrive.
 * @returns each call's schemas in the given order, and the components they refer to.
 * @throws Error where one component would look different in a request and in an answer.
 */
export function documentSchemas(calls: readonly Endpoint[]): {
  calls: CallSchemas[];
  components: Record<string, JsonSchema>;
} {
  const named = namedSchemas();
  const inline: Record<string, Schema> = {};
  calls.forEach(({ query, body, data }, index) => {
    if (query) inline[`query ${index}`] = query;
    // Within an object, a schema that has a name is referred to by it.
    if (body) inline[`body ${index}`] = v.object({ it: body });
    if (data) inline[`data ${index}`] = v.object({ it: data });
  });
  const sent = convert({ ...named, ...inline }, 'input');
  const answered = convert({ ...named, ...inline }, 'output');
  const content = (schema: JsonSchema | undefined) =>
    (schema?.['properties'] as { it: JsonSchema } | undefined)?.it ?? null;
  const converted = calls.map((_, index): CallSchemas => {
    const query = sent[`query ${index}`] as Partial<NonNullable<CallSchemas['query']>> | undefined;
    return {
      query: query ? { properties: query.properties ?? {}, required: query.required ?? [] } : null,
      body: content(sent[`body ${index}`]),
      data: content(answered[`data ${index}`]),
    };
  });
  const components: Record<string, JsonSchema> = {};
  const collect = (part: unknown, from: Record<string, JsonSchema>): void => {
    for (const name of refsIn(part)) {
      const schema = from[name]!;
      if (!(name in components)) {
        components[name] = schema;
        collect(schema, from);
      } else if (JSON.stringify(components[name]) !== JSON.stringify(schema)) {
        throw new Error(`${name} looks different in requests and answers: give each a schema of its own.`);
      }
    }
  };
  for (const { query, body, data } of converted) {
    collect([query, body], sent);
    collect(data, answered);
  }
  return { calls: converted, components };
}
