import type { PushChoices } from '#contract/push.ts';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

export const pushChoices = (): Promise<Result<PushChoices>> => attempt(() => api.push.kinds());

export const muteKinds = (muted: PushKind[]): Promise<Result<PushChoices>> =>
  attempt(() => api.push.chooseKinds({ body: { muted } }));
