import type { Viewer } from './sessions.ts';

/** Everything that administrators do and the record names. */
export type AuditedAction = 'role-granted' | 'role-revoked';
/** The kinds of things that they do it to. */
export type AuditedKind = 'account' | 'reservation';

/** Who acts, and from where. */
export type Administrator = { viewer: Viewer; ip: string; userAgent: string };
