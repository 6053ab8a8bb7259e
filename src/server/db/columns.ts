import type { ColumnType } from 'kysely';

/** Dates are Seoul dates as text, instants JS Dates, money whole won or US cents. */
export type Json<T> = ColumnType<T, string, string>;
export type At = ColumnType<Date, Date, Date>;
export type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The ways on which a message goes out. */
export type Channel = 'email' | 'sms' | 'push';

/** A text file that goes with a mail. */
export type Attachment = { filename: string; type: string; content: string };
