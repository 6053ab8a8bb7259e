import type { Commute } from '../seoul/commutes.ts';
import type { Me, Profile } from '../accounts.ts';
import type { SignerIdentity } from '../contracts.ts';
import type { TokenPair } from '../sign-in.ts';
import type { HouseCard, HouseDetail } from '../houses.ts';
import type {
  Reservation,
  ReservationInstalment,
  OwnSummary,
  ReservationSummary,
} from '../reservations/reservations.ts';
import { seoulInstant } from '../rules/dates.ts';
import { booking } from '../rules/policy.ts';
import { refundPolicies } from '../rules/refund/policies.ts';
import { priceInCents, priceOf } from '../rules/price.ts';
import { quoteOf } from '../rules/quote.ts';
import { firstPayment } from '../rules/schedule.ts';
import type { Photo } from '../shared.ts';

/** The member, house and stay that all examples share. Prices and schedule come from the rules. */

const iso = (instantMs: number) => new Date(instantMs).toISOString();
export const today = '2026-11-22';
export const now = iso(seoulInstant(today, '10:30'));

export const memberId = '0f5c2f0e-3a52-4a6e-9d1c-5b1f6a7e2c11';
export const reservationId = '6a3f0c84-70b5-4b2e-8a53-0f7f1d2b9e42';
export const instalmentIds = [
  'b2a6c0de-1f43-4c3e-9a0b-7c1d5e8f3a21',
  'c4d81e57-92ab-4f6d-8e10-2b3c4d5e6f72',
  'd7e92f68-a3bc-4071-9f21-3c4d5e6f7083',
  'e8fa3079-b4cd-4182-a032-4d5e6f708194',
] as const;
export const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwZjVjMmYwZSJ9.q1mQ3c0c0n9q1n0T0dQwzqkq0mJ1f6w';
export const token = 'Zx8uQ0c4hYw2nJrT5bVd1KqSe7mLpA3fGi9oXtCuEyM';
export const tokens: TokenPair = { accessToken: jwt, refreshToken: token };

export const photo: Photo = {
  id: 'house-01-main',
  width: 1600,
  height: 1067,
  widths: [480, 800, 1600],
  alt: { ko: '창가에 책상이 있는 밝은 방', en: 'A bright room with a desk at the window' },
  dominant: '#d9c9b4',
  blur: 'data:image/webp;base64,UklGRhYAAABXRUJQVlA4IAoAAAAwAQCdASoBAAEAAQ==',
};
const { blur: _, ...listPhoto } = photo;
export { listPhoto };

const stay = { checkIn: '2027-02-25', checkOut: '2027-06-25' };
export const house: HouseCard = {
  id: 'yeonnam-maru',
  name: { ko: '연남 마루 하우스', en: 'Yeonnam Maru House' },
  summary: { ko: '숲길 옆 햇빛이 드는 원룸', en: 'A sunny studio beside the Forest Park' },
  location: 'hongdae',
  type: 'studio',
  latitude: 37.561,
  longitude: 126.924,
  station: { name: { ko: '홍대입구역', en: 'Hongik Univ. Station' }, lines: [2], walkMinutes: 6 },
  areaM2: 24,
  maxGuests: 2,
  beds: 1,
  minNights: booking.defaultMinNights,
  monthlyRent: 1_150_000,
  deposit: 1_000_000,
  facilities: ['wifi', 'air-conditioning', 'floor-heating', 'washing-machine', 'kitchen', 'desk'],
  photos: [listPhoto],
  rating: { average: 4.7, count: 12 },
  freeFrom: '2027-01-05',
  stay: null,
  commute: null,
};

const krwPerUsd = '1385.5';
export const exchangeRate = { krwPerUsd, source: 'ecos.example', at: now };
const quoted = quoteOf(house, stay, {
  beddingSets: 1,
  coupon: null,
  bookedOn: today,
  krwPerUsd,
  isInternational: false,
});
export const quote = {
  ...quoted,
  exchangeRate,
  totalUsdCents: priceInCents(quoted.price, krwPerUsd),
  couponCode: null,
};
export const commute: Commute = {
  university: { id: 'yonsei', name: { ko: '연세대학교', en: 'Yonsei University' } },
  minutes: 22,
  lines: [2],
  changes: 0,
  bus: false,
};
export const searchedHouse: HouseCard = {
  ...house,
  commute,
  stay: {
    ...stay,
    nights: quoted.price.nights,
    housePrice: quoted.price.housePrice,
    deposit: house.deposit,
    total: quoted.price.housePrice + house.deposit,
    firstPayment: firstPayment(priceOf(house, stay, { beddingSets: 0, coupon: null }), stay),
  },
};

const { stay: _stay, commute: _commute, ...card } = house;
export const houseDetail: HouseDetail = {
  ...card,
  photos: [{ ...photo, room: 'bedroom' }],
  about: {
    ko: '홍대입구역에서 6분, 경의선숲길 옆에 있는 조용한 원룸이에요.',
    en: 'A quiet studio beside the Forest Park, six minutes from Hongik Univ. Station.',
  },
  area: { ko: '서울 마포구 연남동', en: 'Yeonnam-dong, Mapo-gu, Seoul' },
  bathrooms: 1,
  floor: { ko: '4층 건물의 3층', en: 'Third of four floors' },
  parking: { ko: '주차 공간 없음', en: 'No parking' },
  beforeReservation: [{ ko: '엘리베이터가 없어요.', en: 'There is no lift.' }],
  thingsToKnow: [{ ko: '실내에서는 신발을 벗어요.', en: 'Shoes come off at the door.' }],
  ratings: { facilities: 4.6, communication: 4.9, community: 4.7, location: 4.8 },
};

export const occupant = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh@people.example',
  phoneCountry: '+84',
  phone: '912345678',
  language: null,
};
export const request = { houseId: house.id, ...stay, guests: 1, beddingSets: 1 };
export const consents = { terms: true, cancellation: true } as const;

export const summary: ReservationSummary = {
  id: reservationId,
  code: 'K7QM2RXD',
  status: 'requested',
  houseId: house.id,
  listingName: house.name,
  photo,
  ...stay,
  guests: 1,
  total: quoted.price.total,
  signed: false,
  paid: false,
  closed: null,
  holdExpiresAt: iso(Date.parse(now) + booking.holdHours * 3_600_000),
};
export const ownSummary: OwnSummary = {
  ...summary,
  deposit: null,
  totalUsdCents: null,
  unreadTickets: 0,
  extendsId: null,
  leftToPay: null,
};

export const instalments: ReservationInstalment[] = quoted.schedule.map((part, index) => ({
  ...part,
  id: instalmentIds[index] ?? reservationId,
  number: part.seq,
  status: 'due',
  paidAt: null,
  method: null,
  refunded: 0,
  refundedUsdCents: null,
  graceUntil: null,
  virtualAccount: null,
  accountEndedAt: null,
}));
export const [instalment] = instalments as [ReservationInstalment, ...ReservationInstalment[]];

export const reservation: Reservation = {
  ...ownSummary,
  serverNow: now,
  beddingSets: 1,
  couponCode: null,
  price: quoted.price,
  isInternational: false,
  exchangeRate,
  totalUsdCents: null,
  policy: refundPolicies.semester,
  payments: instalments,
  refunds: [],
  depositSettled: null,
  closing: null,
  cancellable: true,
  changeable: true,
  change: null,
  extendable: false,
  reviewable: false,
  extendedById: null,
  staysUntil: summary.checkOut,
  occupants: [{ ...occupant, isOwnLanguage: false }],
  contract: {
    status: 'sent',
    sentTo: occupant.email,
    signedAt: null,
    signers: [
      {
        name: 'Nguyễn Linh',
        email: occupant.email,
        status: 'sent',
        signedAt: null,
        linkHeldUntil: null,
      },
    ],
  },
  emailConfirmed: true,
  paymentMethod: 'card',
  address: null,
  checkInInfo: null,
  checkInInfoAt: iso(seoulInstant('2027-02-24', booking.checkInInfoTime)),
  cleanedOn: null,
  area: houseDetail.area,
  station: house.station,
};

export const me: Me = {
  id: memberId,
  username: 'Nguyễn Linh',
  email: occupant.email,
  emailConfirmed: true,
  role: 'member',
  language: 'en',
};
export const identity: SignerIdentity = {
  surname: 'NGUYEN',
  givenNames: 'THI LINH',
  nationality: 'VN',
  birthDate: '2003-04-05',
};
export const profile: Omit<Profile, 'phoneImpossible'> = {
  ...occupant,
  pendingEmail: null,
  birthDate: '2003-04-05',
  language: 'en',
  notifications: { receipt: true, marketing: false, sms: true, push: false },
  hasPassword: true,
  google: false,
};
export const someReview = {
  ratings: { facilities: 5, communication: 5, community: 4, location: 5 },
  comment: 'Warm floor, quiet street, and the lounge is around the corner.',
};
