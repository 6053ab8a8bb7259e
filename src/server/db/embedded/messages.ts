export type ThreadRequest =
  /** A pg client connected: reset the single session, then pass on the client's startup packet. */
  | { id: number; kind: 'session'; bytes: Uint8Array }
  | { id: number; kind: 'batch'; bytes: Uint8Array }
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'close' };

/** A request before the thread's handle has numbered it. */
export type UnnumberedRequest = ThreadRequest extends infer Each
  ? Each extends ThreadRequest
    ? Omit<Each, 'id'>
    : never
  : never;

/**
 * The thread's answers. `id` names the request, and is 0 for the answer to the start. After `fatal` the thread has ended: PostgreSQL stopped itself
 * (PANIC, FATAL or a trap in the engine).
 */
export type ThreadAnswer =
  | { id: number; kind: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'failed'; message: string }
  | { kind: 'fatal'; message: string };

/** The thread's start settings. Times are in milliseconds. */
export type ThreadOptions = {
  /** Absolute folder, or null for a database in memory. */
  folder: string | null;
  template: string | null;
  checkpointEvery: number;
  vacuumEvery: number;
};
