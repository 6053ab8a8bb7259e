import type { Handlers } from '#server/http/api/handler-types.ts';

export const rates: Handlers<'rates'> = {
  current: (_, ctx) => ctx.rates.current(),
};
