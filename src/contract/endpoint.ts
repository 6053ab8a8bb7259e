import type * as v from 'valibot';

/** Callers: anyone, the holder of a single-purpose token, a logged-in member, an administrator. */
export type Access = 'public' | 'token' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = v.GenericSchema<never, unknown> | v.GenericSchema;

export type Spec = {
  /** Title of the call in the OpenAPI document: a verb and its object, no full stop. */
  summary: string;
  /** One or two sentences for the OpenAPI document: effects, who is told, what is refused. */
  description: string;
  query?: Schema;
  body?: Schema;
  data?: Schema;
  /** The data is one page of a list and an x-pagination header comes with it. */
  paged?: boolean;
  /** The answer is a file of this type instead of the envelope. */
  file?: 'application/json' | 'application/pdf' | 'image/webp' | 'text/csv' | 'text/calendar';
  /** The body is a file as it is, not JSON; the host decides by its content what it is. */
  upload?: 'picture' | 'catalogue';
  /**
   * The thing has a `version`, which is the ETag of the answer. Where it is `required`, the call changes the thing and names in `If-Match` the
   * version that the person saw, so that nobody overwrites what they have not read (RFC 9110, 13.1.1). `checked`: our screens always send it,
   * and it is compared; a caller without it acts upon whatever there is, as docs/specification.md#calls writes the call.
   */
  version?: 'shown' | 'checked' | 'required';
  /** The call judges phone numbers itself, for one that is stored may stay what it is; those of the others are judged before them. */
  ownPhones?: true;
  /** A call without a body is one with an empty object. */
  bodyMayLack?: true;
  /** It changes nothing, though its method might (RFC 9110, 9.2.1): a caller may give it up and ask again. */
  safe?: true;
  /** True for a call that docs/specification.md#calls does not list. */
  addition?: boolean;
};

/** One call of the API as data. Routing, authorization, parsing, client types and the OpenAPI document all derive from it. */
export type Endpoint<P extends string = string, S extends Spec = Spec, A extends Access = Access> = S & {
  method: Method;
  path: P;
  access: A;
};

function endpoint(method: Method) {
  return <const P extends `/v1/${string}`, const A extends Access, const S extends Spec>(
    path: P,
    access: A,
    spec: S,
  ): Endpoint<P, S, A> => ({ ...spec, method, path, access });
}

export const get = endpoint('GET');
export const post = endpoint('POST');
export const put = endpoint('PUT');
export const del = endpoint('DELETE');

/** The names in braces in a path, each a string. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

type In<T> = T extends v.GenericSchema<infer I, unknown> ? I : undefined;
type Out<T> =
  T extends v.GenericSchema<never, infer O> ? O : T extends v.GenericSchema<infer _, infer O> ? O : undefined;
/** One object for a variant too, not one for each of its cases. */
type Part<K extends string, T> = [T] extends [undefined] ? unknown : { [key in K]: T };

/** The version that a change is based on, where the thing has versions: an ETag, as `If-Match` has it. */
type VersionPart<E extends Endpoint> = E['version'] extends 'required' | 'checked'
  ? { ifMatch: string }
  : unknown;
/** The same as a handler gets it. */
type ParsedVersion<E extends Endpoint> = E['version'] extends 'checked'
  ? { ifMatch: string | undefined }
  : VersionPart<E>;

/** Input of a call: `params` for the names in the path, `query` and `body` where declared, `ifMatch` where the thing has versions. */
export type InputOf<E extends Endpoint> = ([unknown] extends [PathParams<E['path']>]
  ? unknown
  : { params: PathParams<E['path']> }) &
  VersionPart<E> &
  Part<'query', In<E['query']>> &
  Part<'body', In<E['body']>>;

/** Input of a handler, parsed. */
export type ParsedOf<E extends Endpoint> = {
  params: PathParams<E['path']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
} & (E['upload'] extends string ? { upload: Uint8Array } : unknown) &
  ParsedVersion<E>;

/** A file as a caller gets it; a browser's Blob is one. */
export type FileData = { arrayBuffer(): Promise<ArrayBuffer>; readonly type: string };

/** Content of the answer's `data` field. */
export type DataOf<E extends Endpoint> = E['file'] extends string ? FileData : Out<E['data']>;

/** One call as the OpenAPI document shows it: what is handed in and, unless a file comes back, what is answered. */
export type ExampleOf<E extends Endpoint> = InputOf<E> &
  (E['file'] extends string ? unknown : { data: DataOf<E> });
/** An example of every call of a noun. */
export type ExamplesOf<Calls extends Record<string, Endpoint>> = {
  [Name in keyof Calls]: ExampleOf<Calls[Name]>;
};
