import type { availabilityAlerts } from '../choosing/availability-alerts.ts';
import type { favourites } from '../choosing/favourites.ts';
import type { houseCards } from '../choosing/house-cards.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { house, now, request, searchedHouse } from './world.ts';

const favourite = { houseId: house.id, name: house.name, savedAt: now, isLet: true };
const alert = {
  id: '5d0c8a57-6f1e-4b8a-9c6d-2e3f4a5b6c7d',
  houseId: house.id,
  houseName: house.name,
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  askedAt: now,
};

export const favouriteExamples: ExamplesOf<typeof favourites> = {
  list: { data: [favourite] },
  sync: { body: { changes: [{ houseId: house.id, isSaved: true, at: now }] }, data: [favourite] },
};

export const availabilityAlertExamples: ExamplesOf<typeof availabilityAlerts> = {
  list: { data: [alert] },
  create: { body: { houseId: house.id, checkIn: alert.checkIn, checkOut: alert.checkOut }, data: alert },
  remove: { params: { id: alert.id }, data: null },
  stop: { body: { token: 'q3Zb0cX1mJ8sV7tY2uR5wP9aD4eF6gH' }, data: null },
};

export const houseCardExamples: ExamplesOf<typeof houseCards> = {
  byIds: { query: { ids: house.id }, data: [{ ...searchedHouse, stay: null, commute: null }] },
  similar: {
    params: { id: house.id },
    query: { checkIn: request.checkIn, checkOut: request.checkOut, guests: '1' },
    data: [{ ...searchedHouse, commute: null }],
  },
};
