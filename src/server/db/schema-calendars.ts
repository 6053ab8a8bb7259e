import type { Generated } from 'kysely';
import type { BlockReason, ReadFailure } from '#contract/admin/calendars/vocabulary.ts';
import type { At, MaybeAt } from './columns.ts';

/** Blocked dates and calendars (ADR 56). All dates are half-open Seoul dates. */
export interface CalendarTables {
  blocked_dates: {
    id: string;
    house_id: string;
    starts_on: string;
    ends_on: string;
    reason: BlockReason;
    note: string;
    created_at: At;
  };
  /** External calendars that are read repeatedly. The address is encrypted. */
  foreign_calendars: {
    id: string;
    house_id: string;
    name: string;
    host: string;
    address: string;
    added_at: At;
    next_read_at: At;
    etag: string | null;
    last_modified: string | null;
    /** The last time that it was read in full or reported unchanged. */
    read_at: MaybeAt;
    /** The last failure; null again after a success. */
    failed_at: MaybeAt;
    failure: ReadFailure | null;
    failures: Generated<number>;
  };
  foreign_bookings: {
    id: string;
    calendar_id: string;
    house_id: string;
    uid: string;
    starts_on: string;
    ends_on: string;
  };
  /** An external booking that shares nights with a stay of ours, with both as they were found. */
  calendar_conflicts: {
    id: string;
    house_id: string;
    foreign_booking_id: string | null;
    reservation_id: string;
    calendar: string;
    starts_on: string;
    ends_on: string;
    check_in: string;
    check_out: string;
    found_at: At;
    ended_at: MaybeAt;
    outcome: 'moved' | 'accepted' | null;
    reason: string | null;
  };
  /** The address of a house's own calendar. Lookups use the hash; administrators see the token, which is stored encrypted. */
  calendar_addresses: { house_id: string; token_hash: string; token: string; made_at: At };
  /** Encrypted. It applies while the stay has its room in this house. */
  stay_door_codes: { reservation_id: string; house_id: string; code: string; set_at: At };
  /** The taken nights of houses and their holders. Only the database writes it; its constraint forbids two holders of a night. */
  taken_nights: {
    house_id: string;
    nights: string;
    reservation_id: string | null;
    blocked_dates_id: string | null;
    foreign_booking_id: string | null;
  };
}
