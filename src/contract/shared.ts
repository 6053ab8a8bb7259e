import * as v from 'valibot';
import { isPlainDate } from './rules/dates.ts';
import { isSeen, nameFits, tidyName } from './rules/names.ts';
import { isCountryCode, isPhoneNumber } from './rules/phone.ts';

/** Issue messages are error codes: the host turns them into `fields` of the answer, in the reader's language. */

export const PlainDate = v.pipe(
  v.string('dates_invalid'),
  v.nonEmpty('dates_required'),
  v.check(isPlainDate, 'dates_invalid'),
  v.description('A Seoul date, YYYY-MM-DD'),
);
export const Won = v.pipe(v.number(), v.integer(), v.description('Whole won'));
export const Cents = v.pipe(v.number(), v.integer(), v.description('Whole US cents'));
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.description('An instant, ISO 8601 in UTC'));
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A text that administrators write: Korean always, English falling back to it. */
export const Bilingual = v.object({ ko: v.string(), en: v.string() });
export type Bilingual = v.InferOutput<typeof Bilingual>;

const written = <const Missing extends string>(missing: Missing) =>
  v.pipe(
    v.string(missing),
    v.transform(tidyName),
    v.check(isSeen, missing),
    v.check(nameFits, 'text_too_long'),
  );
/** A name in any script; 300 characters fit, one that shows nothing does not. */
export const Name = written('name_required');
/** A name typed as a signature. */
export const TypedSignature = written('signature_required');
export const Email = v.pipe(
  v.string('email_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'email_invalid'),
  v.email('email_invalid'),
);
export const PhoneNumber = v.pipe(
  v.string('phone_invalid'),
  v.trim(),
  v.check(isPhoneNumber, 'phone_invalid'),
);
export const CountryCode = v.pipe(
  v.string('country_code_invalid'),
  v.check(isCountryCode, 'country_code_invalid'),
);
export const Language = v.picklist(['ko', 'en']);
export type Language = v.InferOutput<typeof Language>;

/** A number that arrives as text in a query, refused with a code of its own. */
export const queryInteger = (code: 'invalid_input' | 'guests_invalid' | 'bedding_invalid') =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, code), v.transform(Number));
export const QueryInteger = queryInteger('invalid_input');
/** A comma-separated list in a query. */
export const QueryList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
);
export const QueryFlag = v.pipe(
  v.picklist(['true', 'false'], 'invalid_input'),
  v.transform((text) => text === 'true'),
);
export const PageQuery = {
  page: v.optional(v.pipe(QueryInteger, v.minValue(1, 'invalid_input')), '1'),
  pageSize: v.optional(
    v.pipe(QueryInteger, v.minValue(1, 'invalid_input'), v.maxValue(100, 'invalid_input')),
    '20',
  ),
};

/** A picture in the sizes the host keeps of it: `/photos/{id}-{width}.avif` and `.webp`. */
export const Photo = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  alt: Bilingual,
  dominant: v.string(),
  blur: v.string(),
});
export type Photo = v.InferOutput<typeof Photo>;
/** A picture of a list: until it comes its place has the colour alone. */
export const ListPhoto = v.omit(Photo, ['blur']);
export type ListPhoto = v.InferOutput<typeof ListPhoto>;
