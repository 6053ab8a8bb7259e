import type { Contract } from '#contract/contract.ts';
import type { Access, DataOf, Endpoint, ParsedOf } from '#contract/endpoint.ts';
import type { Page, PageInfo } from '#contract/wire.ts';
import type { Caller, Context } from '#server/context.ts';
import type { Viewer } from '#server/ports/sessions.ts';

type ViewerOf<A extends Access> = A extends 'member' | 'admin' ? Viewer : Viewer | null;

type Answer<E extends Endpoint> = E['file'] extends string
  ? { bytes: Uint8Array | ReadableStream<Uint8Array>; filename: string; etag?: string }
  : E['paged'] extends true
    ? DataOf<E> extends (infer Item)[]
      ? Page<Item>
      : never
    : DataOf<E>;

export type Handler<E extends Endpoint> = (
  input: ParsedOf<E> & Caller<ViewerOf<E['access']>>,
  ctx: Context,
) => Promise<Answer<E>>;

/**
 * A call on something that only some may know of. `admit` refuses everybody else before query and body are read, so that the answer is the same as if
 * the thing did not exist.
 */
export type Guarded<E extends Endpoint> = {
  admit: (
    input: Pick<ParsedOf<E>, 'params'> & Pick<Caller<ViewerOf<E['access']>>, 'viewer'>,
    ctx: Context,
  ) => Promise<unknown>;
  handle: Handler<E>;
};

/** The calls of one noun that a module implements. Calls left out are answered with 501. */
export type Handlers<N extends keyof Contract> = {
  [K in keyof Contract[N]]?: Contract[N][K] extends Endpoint
    ? Handler<Contract[N][K]> | Guarded<Contract[N][K]>
    : never;
};

export type Implementation = { [N in keyof Contract]?: Handlers<N> };

/** Returns the x-pagination header of a page. Pages count from 1. */
export function pageInfo(query: { page: number; pageSize: number }, totalItems: number): PageInfo {
  return {
    page: query.page,
    pageSize: query.pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / query.pageSize),
  };
}
