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
  /** Calendars of elsewhere that are read again and again; the address is encrypted. */
  foreign_calendars: {
    id: string;
    house_id: string;
    name: string;
    /** The host of the address, as screens show it. */
    host: string;
    address: string;
    added_at: At;
    next_read_at: At;
    etag: string | null;
    last_modified: string | null;
    /** The last time that it was read as a whole, or said to be unchanged. */
    read_at: MaybeAt;
    /** The last failure, null again after a success. */
    failed_at: MaybeAt;
    failure: ReadFailure | null;
    /** Failures since the last success. */
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
  /** A booking of elsewhere that shares nights with a stay of ours, with both sides as they were found. */
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
  /** The address of a house's own calendar: the hash is looked up, the encrypted token shown to administrators. */
  calendar_addresses: { house_id: string; token_hash: string; token: string; made_at: At };
  /** Encrypted; it holds while the stay has its room in this house. */
  stay_door_codes: { reservation_id: string; house_id: string; code: string; set_at: At };
  /** The nights of houses and their holders. Written by the database alone; its constraint forbids a night that two hold. */
  taken_nights: {
    house_id: string;
    nights: string;
    reservation_id: string | null;
    blocked_dates_id: string | null;
    foreign_booking_id: string | null;
  };
}
