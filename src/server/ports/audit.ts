import type { Viewer } from './sessions.ts';

export type { AuditedAction, AuditedKind } from '#contract/admin/vocabulary.ts';

/** The person who acts, and the origin. */
export type Administrator = { viewer: Viewer; ip: string; userAgent: string };
