import type { PushChoices } from '#contract/push.ts';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Reads which kinds of notifications the member has switched off. */
export const pushChoices = (): Promise<Result<PushChoices>> => attempt(() => api.push.kinds());

/** Switches off these kinds and no others. */
export const muteKinds = (muted: PushKind[]): Promise<Result<PushChoices>> =>
  attempt(() => api.push.chooseKinds({ body: { muted } }));
