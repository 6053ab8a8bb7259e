import type { Board } from '#contract/boards.ts';
import type { Thing } from '../json-ld.ts';
import { term } from '../json-ld.ts';
import type { Place } from '../place.ts';
import { photoAddress } from '../photo-address.ts';
import { breadcrumbs, organisationId } from './brand.ts';

export function boardThings({ board }: { board: Board }, place: Place): Thing[] {
  const way = [
    { name: place.t('common:menu.community'), path: '/community' },
    { name: place.own(board.title) },
  ];
  return [...eventOf(board, place), breadcrumbs(place, way)];
}

function eventOf({ title, summary, photo, event }: Board, place: Place): Thing[] {
  if (!event) return [];
  const { own, url } = place;
  const { seatsLeft } = event;
  return [
    {
      '@type': 'Event',
      name: own(title),
      description: own(summary),
      url,
      image: photo ? [photoAddress(place.origin, photo)] : undefined,
      startDate: event.startsAt,
      endDate: event.endsAt ?? undefined,
      eventStatus: term(event.cancelled ? 'EventCancelled' : 'EventScheduled'),
      eventAttendanceMode: term('OfflineEventAttendanceMode'),
      location: {
        '@type': 'Place',
        name: own(event.place),
        address: { '@type': 'PostalAddress', addressRegion: 'Seoul', addressCountry: 'KR' },
        hasMap: event.mapUrl ?? undefined,
      },
      maximumAttendeeCapacity: event.capacity,
      remainingAttendeeCapacity: seatsLeft,
      offers: seatsLeft === 0 ? { '@type': 'Offer', url, availability: term('SoldOut') } : undefined,
      organizer: organisationId(place),
    },
  ];
}
