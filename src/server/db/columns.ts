import type { ColumnType } from 'kysely';

/** Dates are Seoul dates as text, instants are JS Dates, money is whole won or US cents. */
export type Json<T> = ColumnType<T, string, string>;
export type At = ColumnType<Date, Date, Date>;
export type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type Channel = 'email' | 'sms' | 'push';

export type TextFile = { filename: string; type: string; content: string };
/** An attachment of a mail: a text file, or the receipt of a payment, which is made when the mail is sent. */
export type Attachment = TextFile | { receiptOf: string };
