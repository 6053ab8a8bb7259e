import type { Facility, HouseType, Location } from '#contract/houses.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { PictureRoom } from '#contract/pictures.ts';
import { booking } from '#contract/rules/policy.ts';
import { both, inHours } from './bilingual.ts';

/** A demo house. Money in whole won, area in m²; `photos` are ids of the manifest with the rooms they show, the first on the card. */
export type DemoHouse = {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  about: Bilingual;
  location: Location;
  type: HouseType;
  area: Bilingual;
  address: Bilingual;
  latitude: number;
  longitude: number;
  walkMinutes: number;
  areaM2: number;
  maxGuests: number;
  beds: number;
  bathrooms: number;
  floor: Bilingual;
  parking: Bilingual;
  /** The nearest station, if it is not the station of the neighborhood. */
  station?: { name: Bilingual; lines: number[] };
  facilities: Facility[];
  before: Bilingual[];
  toKnow: Bilingual[];
  minNights: number;
  monthlyRent: number;
  deposit: number;
  rank: number;
  doorCode: string;
  wifi: { name: string; password: string };
  way: Bilingual;
  photos: [id: string, room: PictureRoom][];
};

export const stations: Record<Location, { name: Bilingual; lines: number[] }> = {
  hongdae: { name: both('홍대입구역', 'Hongik Univ. Station'), lines: [2] },
  sinchon: { name: both('신촌역', 'Sinchon Station'), lines: [2] },
  itaewon: { name: both('이태원역', 'Itaewon Station'), lines: [6] },
  hanyang: { name: both('한양대역', 'Hanyang Univ. Station'), lines: [2] },
  korea: { name: both('고려대역', 'Korea Univ. Station'), lines: [6] },
  hufs: { name: both('외대앞역', 'Hankuk Univ. of Foreign Studies Station'), lines: [1] },
  'seoul-national': { name: both('서울대입구역', "Seoul Nat'l Univ. Station"), lines: [2] },
  'seoul-station': { name: both('서울역', 'Seoul Station'), lines: [1] },
};

export const beforeEveryReservation: Bilingual[] = [
  both(
    '침구는 제공하지 않습니다. 예약할 때 침구 세트를 함께 주문하시면 입주 전에 집에 가져다 둡니다.',
    'Bedding is not provided. Order a bedding set with your reservation and it will be waiting in the home.',
  ),
  both(
    `입주는 ${inHours.ko(booking.checkInTime)}부터, 퇴실은 ${inHours.ko(booking.checkOutTime)}까지입니다(한국 시간).`,
    `Check-in is from ${inHours.en(booking.checkInTime)} and check-out by ${inHours.en(booking.checkOutTime)}, Korean time.`,
  ),
  both(
    '전자계약 서명과 첫 결제가 모두 끝나야 예약이 확정됩니다.',
    'A reservation is confirmed once the e-contract is signed and the first payment is made.',
  ),
];

export const rubbishDays: Bilingual = both(
  '일반 쓰레기와 재활용품은 일요일, 화요일, 목요일 저녁 8시부터 자정 사이에 건물 앞에 내놓아 주세요. 일반 쓰레기는 구청 종량제 봉투에 담아 주세요.',
  'Put rubbish and recycling in front of the building on Sunday, Tuesday and Thursday between 8 PM and midnight; rubbish goes into the bags of the district.',
);

export const toKnowEverywhere: Bilingual[] = [
  both(
    '시설을 깨끗하게 사용하고, 파손이나 고장을 발견하면 바로 컨시어지에 알려 주세요.',
    'Keep the facilities clean and tell the concierge at once about damage or anything that stops working.',
  ),
  both(
    '소음, 쓰레기 배출, 생활 예절 문제가 반복되면 보증금을 돌려드리지 않으며 바로 퇴거를 요청할 수 있습니다.',
    'Repeated problems with noise, rubbish or conduct make the deposit non-refundable and may end the stay at once.',
  ),
  both('실내는 금연이며 반려동물과 함께 지낼 수 없습니다.', 'No smoking indoors, and no pets.'),
];
