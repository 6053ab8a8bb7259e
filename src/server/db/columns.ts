import type { ColumnType } from 'kysely';

/** Dates are Seoul dates as text, instants JS Dates, money whole won or US cents. */
export type Json<T> = ColumnType<T, string, string>;
export type At = ColumnType<Date, Date, Date>;
export type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The ways on which a message goes out. */
export type Channel = 'email' | 'sms' | 'push';

export type TextFile = { filename: string; type: string; content: string };
/** Goes with a mail: a text file, or the receipt of a payment, which is made as the mail leaves. */
export type Attachment = TextFile | { receiptOf: string };
