import type { AdminHouse, HouseContent, adminHouses } from '../admin/houses.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { house, houseDetail, listPhoto, now, today } from './world.ts';

const content: HouseContent = {
  name: house.name,
  summary: house.summary,
  about: houseDetail.about,
  location: house.location,
  type: house.type,
  area: houseDetail.area,
  address: { ko: '서울특별시 마포구 성미산로 10, 302호', en: 'Unit 302, 10 Seongmisan-ro, Mapo-gu, Seoul' },
  latitude: 37.56123,
  longitude: 126.92381,
  station: house.station,
  areaM2: house.areaM2,
  maxGuests: house.maxGuests,
  beds: house.beds,
  bathrooms: houseDetail.bathrooms,
  floor: houseDetail.floor,
  parking: houseDetail.parking,
  facilities: house.facilities,
  beforeReservation: houseDetail.beforeReservation,
  thingsToKnow: houseDetail.thingsToKnow,
  wifiName: 'ondol-maru-302',
  wifiPassword: 'forest-park-10',
  way: { ko: '3번 출구에서 숲길을 따라 걸어요.', en: 'Walk along the park from exit 3.' },
  trash: { ko: '월·수·금 저녁, 건물 앞', en: 'Monday, Wednesday and Friday evening, at the gate' },
  minNights: house.minNights,
  rank: 90,
};
const { name, location, type } = content;
const adminHouse: AdminHouse = {
  id: house.id,
  state: 'published',
  content,
  monthlyRent: house.monthlyRent,
  deposit: house.deposit,
  prices: [
    {
      startsOn: today,
      monthlyRent: house.monthlyRent,
      deposit: house.deposit,
      isApplied: true,
      setAt: now,
      setBy: 'Jiwoo Kim',
    },
  ],
  photos: houseDetail.photos,
  hasDoorCode: true,
  missing: [],
  untranslated: 0,
  version: '3f9b1c7a5d2e8046',
  pricesVersion: 'b81d40c2e97f6a35',
};
const params = { id: house.id };

export const adminHouseExamples: ExamplesOf<typeof adminHouses> = {
  list: {
    query: { search: 'maru', state: 'published', page: '1' },
    data: [
      {
        id: house.id,
        name,
        location,
        type,
        state: 'published',
        photo: listPhoto,
        monthlyRent: house.monthlyRent,
        deposit: house.deposit,
        nextPrice: null,
        occupiedNights: 12,
        freeFrom: house.freeFrom,
        missing: [],
        untranslated: 0,
      },
    ],
  },
  create: {
    body: { name, location, type },
    data: { ...adminHouse, state: 'unpublished', missing: ['pictures'] },
  },
  get: { params, data: adminHouse },
  replace: { params, ifMatch: `"${adminHouse.version}"`, body: content, data: adminHouse },
  copy: {
    params,
    body: { name: { ko: '연남 마루 하우스 2호', en: 'Yeonnam Maru House 2' } },
    data: { ...adminHouse, id: 'yeonnam-maru-house-2', state: 'unpublished', missing: ['pictures'] },
  },
  setState: {
    params,
    ifMatch: `"${adminHouse.version}"`,
    body: { state: 'unpublished' },
    data: { ...adminHouse, state: 'unpublished' },
  },
  setPrice: {
    params,
    ifMatch: `"${adminHouse.pricesVersion}"`,
    body: { startsOn: '2027-03-01', monthlyRent: 1_200_000, deposit: 1_000_000 },
    data: adminHouse,
  },
  removePrice: {
    params: { id: house.id, startsOn: '2027-03-01' },
    ifMatch: `"${adminHouse.pricesVersion}"`,
    data: adminHouse,
  },
};
