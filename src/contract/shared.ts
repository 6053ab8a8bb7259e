import * as v from 'valibot';
import { isPlainDate } from './rules/dates.ts';
import {
  fullNameFits,
  holdsAddress,
  isAddressGiven,
  isSeen,
  nameFits,
  nameFitsOthers,
  tidyName,
} from './rules/people/names.ts';
import { compactPhone, isCountryCode, isPhoneNumber } from './rules/phone.ts';

/** Issue messages are error codes. The host turns them into `fields` of the answer, in the reader's language. */

export const PlainDate = v.pipe(
  v.string('dates_invalid'),
  v.nonEmpty('dates_required'),
  v.isoDate('dates_invalid'),
  v.check(isPlainDate, 'dates_invalid'),
  v.description('A Seoul date, YYYY-MM-DD'),
);
/** A birth date. The host checks by its clock that it is past. */
export const BirthDate = v.pipe(
  v.string('birth_date_invalid'),
  v.check(isPlainDate, 'birth_date_invalid'),
  v.description('A real date in the past'),
);
export const Won = v.pipe(v.number(), v.integer(), v.description('Whole won'));
/** A typed amount in won: at least one, at most nine digits. */
export const WonAmount = v.pipe(
  v.number('amount_required'),
  v.integer('amount_required'),
  v.minValue(1, 'amount_required'),
  v.maxValue(999_999_999, 'amount_required'),
);
export const Cents = v.pipe(v.number(), v.integer(), v.description('Whole US cents'));
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.description('An instant, ISO 8601 in UTC'));
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** An id made by the sender, so that the same thing sent twice is stored once. */
export const OwnId = v.pipe(
  v.string('invalid_input'),
  v.uuid('invalid_input'),
  v.toLowerCase(),
  v.description('A UUID that the sender makes: the same one again is the same thing again'),
);

export const Bilingual = v.pipe(
  v.object({ ko: v.string(), en: v.string() }),
  v.description('A text that administrators write: Korean always, English falling back to it'),
);
export type Bilingual = v.InferOutput<typeof Bilingual>;

const written = <const Missing extends string>(missing: Missing, fits: (name: string) => boolean) =>
  v.pipe(v.string(missing), v.transform(tidyName), v.check(isSeen, missing), v.check(fits, 'text_too_long'));
const holdsNoAddress = v.check((name: string) => !holdsAddress(name), 'name_with_address');
/**
 * A name in any script, of at most 300 characters. Refuses names without visible characters, and names that a mail program would turn into a link.
 */
export const Name = v.pipe(
  written('name_required', nameFits),
  v.check((name: string) => !isAddressGiven(name), 'name_with_address'),
);
export const NameInGreeting = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.check(nameFitsOthers, 'text_too_long'),
  holdsNoAddress,
);
export const TypedSignature = written('signature_required', fullNameFits);
/** A normalized text (UAX 15) of 1 to `max` UTF-16 units, not counting the space around it. */
export const WrittenText = (max: number) =>
  v.pipe(
    v.string('text_required'),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(1, 'text_required'),
    v.maxLength(max, 'text_too_long'),
  );
/**
 * A normalized text in both languages, of at most `max` UTF-16 units each. Korean is required, English may be empty (docs/specification.md#content).
 */
export const WrittenBilingual = (max: number) =>
  v.object(
    {
      ko: v.pipe(
        v.string('korean_required'),
        v.normalize('NFC'),
        v.trim(),
        v.minLength(1, 'korean_required'),
        v.maxLength(max, 'text_too_long'),
      ),
      en: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.trim(), v.maxLength(max, 'text_too_long')), ''),
    },
    'korean_required',
  );
export const Email = v.pipe(
  v.string('email_invalid'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'email_invalid'),
  v.email('email_invalid'),
);
/** Digits after a dialing code. Blanks, hyphens, points and brackets are removed. */
export const PhoneNumber = v.pipe(
  v.string('phone_invalid'),
  v.trim(),
  v.minLength(1, 'phone_required'),
  v.transform(compactPhone),
  v.check(isPhoneNumber, 'phone_invalid'),
);
export const CountryCode = v.pipe(
  v.string('country_code_invalid'),
  v.check(isCountryCode, 'country_code_invalid'),
);
export const Language = v.pipe(v.picklist(['ko', 'en']), v.description('Korean or English'));
export type Language = v.InferOutput<typeof Language>;

/** An integer in a query's text, refused with its own error code. `jsonSchema` is its type in the OpenAPI document. */
export const queryInteger = (
  code: 'invalid_input' | 'guests_invalid' | 'bedding_invalid',
  { minimum = 0, maximum = 999_999_999 } = {},
) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, code),
    v.metadata({ jsonSchema: { type: 'integer', minimum, maximum } }),
    v.transform(Number),
    v.minValue(minimum, code),
    v.maxValue(maximum, code),
  );
export const QueryInteger = queryInteger('invalid_input');
export const QueryList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
);
export const QueryFlag = v.pipe(
  v.picklist(['true', 'false'], 'invalid_input'),
  v.metadata({ jsonSchema: { type: 'boolean' } }),
  v.transform((text) => text === 'true'),
);
export const QueryText = v.pipe(v.string(), v.trim(), v.maxLength(100, 'text_too_long'));
export const PageQuery = {
  page: v.optional(queryInteger('invalid_input', { minimum: 1 }), '1'),
  pageSize: v.optional(queryInteger('invalid_input', { minimum: 1, maximum: 100 }), '20'),
};

/** A picture with its stored sizes: `/photos/{id}-{width}.avif` and `.webp`. */
export const Photo = v.object({
  id: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.pipe(
    v.array(v.number()),
    v.description('Sizes of the files `/photos/{id}-{width}.avif` and `.webp`'),
  ),
  alt: Bilingual,
  dominant: v.pipe(v.string(), v.description('Colour of its place until it is there, `#rrggbb`')),
  blur: v.pipe(v.string(), v.description('A blurred likeness, as a data URL')),
  focus: v.optional(
    v.pipe(
      v.object({ x: v.number(), y: v.number() }),
      v.description('What stays in sight where it is cut, in percent from the left and from the top'),
    ),
  ),
});
export type Photo = v.InferOutput<typeof Photo>;
export const ListPhoto = v.omit(Photo, ['blur']);
export type ListPhoto = v.InferOutput<typeof ListPhoto>;
