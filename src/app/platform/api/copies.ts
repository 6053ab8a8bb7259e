import { named, valueOf, type Api } from './api.ts';
import type { CallInput } from './call.ts';

type Copies = {
  [N in keyof Api]: {
    [K in keyof Api[N]]: Api[N][K] extends (...input: infer Input) => Promise<infer Data>
      ? (...input: Input) => Promise<Data | null>
      : never;
  };
};

/** All public calls of the contract, answered only from the service worker's caches, or null. Never uses the network. */
export const copies: Copies = named((noun) =>
  named((name) => async (input: CallInput = {}) => {
    const { cachedAnswer } = await import('./transport.ts');
    const answer = await cachedAnswer(noun, name, input);
    return answer && valueOf(answer);
  }),
);
