import type { Viewer } from './sessions.ts';

export type { AuditedAction, AuditedKind } from '#contract/admin/vocabulary.ts';

export type Administrator = { viewer: Viewer; ip: string; userAgent: string };
