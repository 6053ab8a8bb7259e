/** The host's requests to the thread that runs the embedded database. */
export type ThreadRequest =
  /** A pg client connected: reset the one session, then pass on the client's startup packet. */
  | { id: number; kind: 'session'; bytes: Uint8Array }
  /** One complete batch of wire messages, up to and including the one that asks for an answer. */
  | { id: number; kind: 'batch'; bytes: Uint8Array }
  /** Write the whole database as a tarball that later databases start from. */
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'close' };

/** A request before the thread's handle has numbered it. */
export type UnnumberedRequest = ThreadRequest extends infer Each
  ? Each extends ThreadRequest
    ? Omit<Each, 'id'>
    : never
  : never;

/**
 * The thread's answers. `id` names the request, and is 0 for the answer to the start itself.
 * After `fatal` the thread has ended: PostgreSQL stopped itself (PANIC, FATAL or a trap in the engine).
 */
export type ThreadAnswer =
  | { id: number; kind: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'failed'; message: string }
  | { kind: 'fatal'; message: string };

/** The settings that the thread starts with. Times are milliseconds. */
export type ThreadOptions = {
  /** Absolute folder, or null for a database in memory. */
  folder: string | null;
  /** Absolute path of a tarball that a database without data starts from. */
  template: string | null;
  checkpointEvery: number;
  vacuumEvery: number;
};
