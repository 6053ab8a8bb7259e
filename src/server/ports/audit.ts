import type { Viewer } from './sessions.ts';

export type { AuditedAction, AuditedKind } from '#contract/admin/vocabulary.ts';

/** Who acts, and from where. */
export type Administrator = { viewer: Viewer; ip: string; userAgent: string };
