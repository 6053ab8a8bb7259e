import type { PageInfo } from '#contract/wire.ts';

export type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  base: string;
  language: () => string;
  /** Called with every response and its call's key, so that the server can send them along with the page. */
  onResponse?: (key: string, response: HostResponse) => void;
};

export type HostResponse = { url: string; data: unknown; page?: PageInfo };

type QueryValue = string | number | boolean | string[] | null | undefined;
export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  ifMatch?: string;
};
