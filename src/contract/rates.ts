import { get } from './endpoint.ts';
import { ExchangeRate } from './reservations/quotes.ts';

export const rates = {
  current: get('/v1/exchange-rate', 'public', {
    summary: 'Get the exchange rate of the day',
    description:
      'For amounts in dollars that are about right. A booking is made at the rate of its own request.',
    data: ExchangeRate,
    addition: true,
  }),
};
