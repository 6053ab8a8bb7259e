import partEn from '../../../../locales/en/part-errors.json' with { type: 'json' };
import partKo from '../../../../locales/ko/part-errors.json' with { type: 'json' };
import adminEn from '../../../../locales/en/admin-errors.json' with { type: 'json' };
import en from '../../../../locales/en/errors.json' with { type: 'json' };
import adminKo from '../../../../locales/ko/admin-errors.json' with { type: 'json' };
import ko from '../../../../locales/ko/errors.json' with { type: 'json' };
import { grouped } from '#contract/rules/format-money.ts';
import { consultations } from '#contract/rules/consultations/policy.ts';
import { booking } from '#contract/rules/policy.ts';
import { tickets } from '#contract/rules/tickets/policy.ts';
import type { Language } from '#contract/shared.ts';
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/wire.ts';

const texts: Record<Language, Record<ErrorCode, string>> = {
  ko: { ...ko, ...partKo, ...adminKo },
  en: { ...en, ...partEn, ...adminEn },
};

const { windowDays, maxNights } = booking;
const policy: Refusal['params'] = {
  windowDays,
  maxNights,
  mostRooms: grouped(consultations.mostRooms),
  ticketDays: tickets.openDays,
  reopenDays: tickets.reopenDays,
};

/**
 * An expected refusal. `params` fill the `{{names}}` in its text, `fields` name the invalid input, and `current` is the present state of the thing if
 * the change was based on another version.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, ErrorCode> | undefined;
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    params: Record<string, string | number> = {},
    fields?: Record<string, ErrorCode>,
    current?: unknown,
  ) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.current = current;
  }
}

export function refuse(
  code: ErrorCode,
  params: Record<string, string | number> = {},
  fields?: Record<string, ErrorCode>,
): never {
  throw new Refusal(code, params, fields);
}

/** Returns the sentence for a code in a language, with the limits of the policy filled in. */
export function errorText(
  code: ErrorCode,
  language: Language,
  params: Record<string, string | number> = {},
): string {
  return texts[language][code].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String({ ...policy, ...params }[name] ?? ''),
  );
}

export function errorBody(refusal: Refusal, language: Language): ErrorBody {
  return {
    errorMessage: errorText(refusal.code, language, refusal.params),
    code: refusal.code,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  };
}

export function statusOf(code: ErrorCode): number {
  return errorStatus[code];
}
