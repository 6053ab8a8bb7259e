import { get } from './endpoint.ts';

export const calendars = {
  get: get('/v1/calendars/{calendarToken}', 'public', {
    summary: 'Read the taken dates of a house as a calendar',
    description:
      'RFC 5545: stays and blocked dates as all-day events without names, for whoever has the secret address; `.ics` may stand behind the token. Bookings that came from elsewhere are not among them.',
    file: 'text/calendar',
    addition: true,
  }),
};
