import { wellFormedJson } from '#contract/rules/text/well-formed-json.ts';
import { refuse } from './errors.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?;?$/i;

/**
 * Parses the text of a body as JSON. An empty text is null.
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
 * Refuses a body not declared as JSON, because forms of other sites can send the other types without a preflight request (Fetch Standard,
 * CORS-safelisted request-header). A call without a body needs no type. JSON is UTF-8 (RFC 8259, 8.1).
 * @throws Refusal `media_type_unsupported`
 */
export function admitJson({ headers }: Pick<Request, 'headers'>): void {
  const type = headers.get('content-type');
  // The only signs of a body (RFC 9112, 6.3): Node.js gives a DELETE without one a stream all the same.
  const hasBody = Number(headers.get('content-length')) > 0 || headers.has('transfer-encoding');
  if (type === null && !hasBody) return;
  if (!JSON_TYPE.test(type?.trim() ?? '')) refuse('media_type_unsupported');
}
