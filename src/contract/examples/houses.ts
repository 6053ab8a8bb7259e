import { booking } from '../rules/policy.ts';
import type { commutes } from '../seoul/commutes.ts';
import type { ExamplesOf } from '../endpoint.ts';
import type { houses } from '../houses.ts';
import type { rates } from '../rates.ts';
import type { reviews } from '../reviews.ts';
import {
  commute,
  exchangeRate,
  house,
  houseDetail,
  photo,
  request,
  searchedHouse,
  someReview,
  today,
} from './world.ts';

const review = {
  id: '9e8d7c6b-5a49-4838-9271-605f4e3d2c1b',
  author: 'Mina',
  stayedIn: '2026-08',
  ...someReview,
};
const { alt: _, ...reviewPhoto } = photo;
const answer = { ko: '또 놀러 오세요.', en: 'Come and see us again.' };
const search = {
  location: 'hongdae',
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  university: commute.university.id,
} as const;

const { id, name, latitude, longitude, monthlyRent } = house;
const pin = { id, name, latitude, longitude, monthlyRent };

export const houseExamples: ExamplesOf<typeof houses> = {
  list: {
    query: { ...search, guests: '1', flexible: '7', sort: 'price-low', page: '1', pageSize: '20' },
    data: [searchedHouse],
  },
  map: {
    query: { ...search, area: '37.54,126.9,37.58,126.96', by: 'house' },
    data: { total: 1, pins: [pin], clusters: [] },
  },
  alternatives: {
    query: { ...search, guests: '2' },
    data: [{ house: searchedHouse, checkIn: '2027-03-01', checkOut: '2027-06-25', reason: 'other-dates' }],
  },
  offer: {
    data: {
      lowestRent: house.monthlyRent,
      rating: house.rating,
      depositDays: booking.depositDays,
    },
  },
  get: { params: { id: house.id }, data: houseDetail },
  availability: {
    params: { id: house.id },
    data: { today, until: '2027-11-22', taken: [{ from: today, to: '2027-01-05' }] },
  },
  reviews: {
    params: { id: house.id },
    query: { page: '1' },
    data: [
      {
        ...review,
        origin: { country: 'VN', university: commute.university },
        answer,
        photos: [reviewPhoto],
      },
    ],
  },
};

export const reviewExamples: ExamplesOf<typeof reviews> = {
  best: {
    query: { pageSize: '6', origins: 'false' },
    data: [{ ...review, houseId: house.id, houseName: house.name }],
  },
};

export const rateExamples: ExamplesOf<typeof rates> = { current: { data: exchangeRate } };

export const commuteExamples: ExamplesOf<typeof commutes> = {
  fromHouse: { params: { id: house.id }, data: [commute] },
  universities: { data: [commute.university] },
};
