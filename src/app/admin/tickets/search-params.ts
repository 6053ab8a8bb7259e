import { ticketFilters, type TicketFilter } from '#contract/admin/vocabulary.ts';
import { ticketKinds, type TicketKind } from '#contract/rules/tickets/ticket.ts';
import { numberParam, stringParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/tickets`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type TicketSearch = {
  filter?: TicketFilter | undefined;
  kind?: TicketKind | undefined;
  houseId?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/tickets`. Never throws. */
export function parseTicketSearch(given: Record<string, unknown>): TicketSearch {
  const page = numberParam(given['page']);
  return {
    filter: ticketFilters.find((each) => each === given['filter']),
    kind: ticketKinds.find((each) => each === given['kind']),
    houseId: stringParam(given['houseId'])?.slice(0, 64) || undefined,
    search: stringParam(given['search'])?.slice(0, 100) || undefined,
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}
