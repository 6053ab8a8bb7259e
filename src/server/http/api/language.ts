import type { Context as HttpContext } from 'hono';
import type { Language } from '#contract/shared.ts';

/** Chooses the language of the answer: English if Accept-Language ranks it before Korean, else Korean (docs/specification.md#api-conventions). */
export function languageOf(c: HttpContext): Language {
  const tags = (c.req.header('accept-language') ?? '')
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim().slice(0, 2));
  return tags.find((tag): tag is Language => tag === 'ko' || tag === 'en') ?? 'ko';
}
