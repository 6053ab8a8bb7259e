import { randomUUID } from 'node:crypto';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import type { Trx } from '#server/ports/database.ts';
import manifest from '../../../public/photos/manifest.json' with { type: 'json' };
import type { Location } from '#contract/vocabulary.ts';
import { slugOf } from '#contract/rules/text/slug.ts';
import { loungeBoards, type DemoBoard } from './boards.ts';
import { boardDates } from './board-dates.ts';
import { faqGroups } from './faqs.ts';
import { beforeEveryReservation, rubbishDays, stations, toKnowEverywhere, type DemoHouse } from './house.ts';
import { namesOfUploads } from './house-pictures.ts';
import { houses } from './houses.ts';
import { interviews } from './interviews.ts';
import { neighbourhoods } from './neighbourhoods/neighbourhoods.ts';
import { coupons } from '#server/demo/reservations.ts';

export async function fillHouses(trx: Trx, cipher: Cipher): Promise<void> {
  const others = Object.entries(manifest).filter(([id]) => !namesOfUploads.includes(id));
  await trx
    .insertInto('photos')
    .values(
      others.map(([id, photo]) => ({
        id,
        width: photo.width,
        height: photo.height,
        widths: JSON.stringify(photo.widths),
        alt: JSON.stringify(photo.alt),
        dominant: photo.dominant,
        blur: photo.blur,
      })),
    )
    .execute();
  await trx
    .insertInto('houses')
    .values(houses.map((house) => houseRow(house, cipher)))
    .execute();
}

function houseRow(house: DemoHouse, cipher: Cipher) {
  return {
    id: house.id,
    name: JSON.stringify(house.name),
    summary: JSON.stringify(house.summary),
    about: JSON.stringify(house.about),
    location: house.location,
    type: house.type,
    area: JSON.stringify(house.area),
    address: JSON.stringify(house.address),
    latitude: house.latitude,
    longitude: house.longitude,
    station: JSON.stringify({
      ...(house.station ?? stations[house.location]),
      walkMinutes: house.walkMinutes,
    }),
    area_m2: house.areaM2,
    max_guests: house.maxGuests,
    beds: house.beds,
    bathrooms: house.bathrooms,
    floor: JSON.stringify(house.floor),
    parking: JSON.stringify(house.parking),
    facilities: JSON.stringify(house.facilities),
    before_reservation: JSON.stringify([...beforeEveryReservation, ...house.before]),
    things_to_know: JSON.stringify([...toKnowEverywhere, ...house.toKnow]),
    min_nights: house.minNights,
    monthly_rent: house.monthlyRent,
    deposit: house.deposit,
    rank: house.rank,
    door_code: cipher.encrypt(house.doorCode),
    wifi_name: house.wifi.name,
    wifi_password: cipher.encrypt(house.wifi.password),
    way: JSON.stringify(house.way),
    trash: JSON.stringify(rubbishDays),
  };
}

export async function fillStories(trx: Trx, now: number): Promise<void> {
  await trx
    .insertInto('boards')
    .values([...loungeBoards, ...interviews].map((board) => boardRow(board, seoulDate(now))))
    .execute();
  for (const [position, group] of faqGroups.entries()) {
    const groupId = randomUUID();
    await trx
      .insertInto('faq_groups')
      .values({
        id: groupId,
        slug: slugOf(group.title.en),
        title: JSON.stringify(group.title),
        position: position + 1,
      })
      .execute();
    await trx
      .insertInto('faqs')
      .values(
        group.faqs.map((faq, index) => ({
          id: randomUUID(),
          group_id: groupId,
          slug: slugOf(faq.question.en),
          question: JSON.stringify(faq.question),
          answer: JSON.stringify(faq.answer),
          position: index + 1,
        })),
      )
      .execute();
  }
}

export async function fillNeighbourhoods(trx: Trx, now: number): Promise<void> {
  for (const [location, texts] of Object.entries(neighbourhoods))
    await trx
      .updateTable('neighbourhoods')
      .set({ published: true, texts: JSON.stringify(texts), changed_at: new Date(now) })
      .where('location', '=', location as Location)
      .execute();
}

function boardRow(board: DemoBoard, today: PlainDate) {
  const { publishedAt, startsAt } = boardDates(board, today);
  return {
    id: randomUUID(),
    board_type: board.type,
    main: board.main ?? false,
    title: JSON.stringify(board.title),
    summary: JSON.stringify(board.summary),
    body: JSON.stringify(board.body),
    photo_id: board.photo,
    event_starts_at: startsAt === null ? null : new Date(startsAt),
    event_place: board.event ? JSON.stringify(board.event.place) : null,
    event_capacity: board.event?.capacity ?? null,
    person: board.person ? JSON.stringify(board.person) : null,
    published_at: new Date(publishedAt),
  };
}

export async function fillCoupons(trx: Trx, today: PlainDate): Promise<void> {
  type Coupon = { kind: 'amount' | 'percent'; value: number };
  type Limits = { minNights?: number; maxUses?: number; startsIn?: number; endsIn?: number };
  await trx
    .insertInto('coupons')
    .values(
      Object.entries<Coupon & Limits>(coupons).map(([code, coupon]) => ({
        code,
        kind: coupon.kind,
        value: coupon.value,
        starts_on: coupon.startsIn === undefined ? null : addDays(today, coupon.startsIn),
        ends_on: coupon.endsIn === undefined ? null : addDays(today, coupon.endsIn),
        max_uses: coupon.maxUses ?? null,
        min_nights: coupon.minNights ?? 1,
      })),
    )
    .execute();
}
