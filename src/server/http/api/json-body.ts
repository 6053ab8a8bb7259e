import { wellFormedJson } from '#contract/rules/text/well-formed-json.ts';
import { refuse } from './errors.ts';

/**
 * Parses the text of a body as JSON; nothing is null.
 * @throws Refusal `invalid_json`
 */
export function parseJsonBody(text: string): unknown {
  try {
    return JSON.parse(wellFormedJson(text) || 'null');
  } catch {
    return refuse('invalid_json');
  }
}

/**
 * Refuses a body that does not say that it is JSON: forms of other sites send any other type without asking (Fetch Standard, CORS-safelisted
 * request-header). A call without a body names no type. JSON is UTF-8 (RFC 8259, 8.1).
 * @throws Refusal `media_type_unsupported`
 */
export function admitJson({ headers, body }: Request): void {
  const type = headers.get('content-type');
  if (type === null && (body === null || headers.get('content-length') === '0')) return;
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?;?$/i.test(type?.trim() ?? ''))
    refuse('media_type_unsupported');
}
