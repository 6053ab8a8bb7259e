import type * as v from 'valibot';

/** Callers: anyone, the holder of a single-purpose token, a logged-in member, an administrator. */
export type Access = 'public' | 'token' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = v.GenericSchema<never, unknown> | v.GenericSchema;

export type Spec = {
  /** Title of the call in the OpenAPI document: a verb and its object, no full stop. */
  summary: string;
  /** One or two sentences for the OpenAPI document: effects, who is notified, what is refused. */
  description: string;
  query?: Schema;
  body?: Schema;
  data?: Schema;
  /** True if the data is one page of a list and the answer carries an x-pagination header. */
  paged?: boolean;
  /** The media type if the answer is a file instead of the envelope. */
  file?: 'application/json' | 'application/pdf' | 'image/webp' | 'text/csv' | 'text/calendar';
  /** The body is a raw file, not JSON. The host detects its type from the content. */
  upload?: 'picture' | 'catalogue';
  /**
   * The resource has a `version`, sent as ETag. `required`: the call must name the version that the person saw in `If-Match`, so that nobody
   * overwrites what they have not read (RFC 9110, 13.1.1). `checked`: our screens always send it and it is compared; without it the call acts on the
   * current state, as docs/specification.md#calls writes the call.
   */
  version?: 'shown' | 'checked' | 'required';
  /** The call validates phone numbers itself, because a stored number may stay as it is. For other calls they are validated beforehand. */
  ownPhones?: true;
  /** A missing body counts as an empty object. */
  bodyMayLack?: true;
  /** The call changes nothing, even if its method could (RFC 9110, 9.2.1). A caller may abort and repeat it. */
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

export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

type In<T> = T extends v.GenericSchema<infer I, unknown> ? I : undefined;
type Out<T> =
  T extends v.GenericSchema<never, infer O> ? O : T extends v.GenericSchema<infer _, infer O> ? O : undefined;
/** Makes one object even for a variant, not one per case. */
type Part<K extends string, T> = [T] extends [undefined] ? unknown : { [key in K]: T };

type VersionPart<E extends Endpoint> = E['version'] extends 'required' | 'checked'
  ? { ifMatch: string }
  : unknown;
type ParsedVersion<E extends Endpoint> = E['version'] extends 'checked'
  ? { ifMatch: string | undefined }
  : VersionPart<E>;

export type InputOf<E extends Endpoint> = ([unknown] extends [PathParams<E['path']>]
  ? unknown
  : { params: PathParams<E['path']> }) &
  VersionPart<E> &
  Part<'query', In<E['query']>> &
  Part<'body', In<E['body']>>;

export type ParsedOf<E extends Endpoint> = {
  params: PathParams<E['path']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
} & (E['upload'] extends string ? { upload: Uint8Array } : unknown) &
  ParsedVersion<E>;

/** A file as a caller receives it. A browser's Blob fits. */
export type FileData = { arrayBuffer(): Promise<ArrayBuffer>; readonly type: string };

export type DataOf<E extends Endpoint> = E['file'] extends string ? FileData : Out<E['data']>;

export type ExampleOf<E extends Endpoint> = InputOf<E> &
  (E['file'] extends string ? unknown : { data: DataOf<E> });
export type ExamplesOf<Calls extends Record<string, Endpoint>> = {
  [Name in keyof Calls]: ExampleOf<Calls[Name]>;
};
