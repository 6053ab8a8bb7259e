import type {
  Alternative,
  HouseCard,
  HouseDetail,
  HouseReview,
  MapCluster,
  MapPin,
  Offer,
  RoomPhoto,
} from '#contract/houses.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import { stayPriceOf } from '#contract/rules/stay-price.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import { originOf } from '#contract/seoul/review-origin.ts';
import { commute } from './commutes/present.ts';
import type { Candidate } from './policy.ts';
import type { ClusterRow, PinRow } from './search/map-read-store.ts';
import type { CardRow, DetailRow, OfferRow, PhotoRow } from './read-store.ts';
import type { ReviewRow } from './review-read-store.ts';

function common(row: Omit<CardRow, 'commute'>): Omit<HouseCard, 'stay' | 'photos' | 'commute'> {
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    location: row.location,
    type: row.type,
    latitude: row.latitude,
    longitude: row.longitude,
    station: row.station,
    areaM2: row.area_m2,
    maxGuests: row.max_guests,
    beds: row.beds,
    minNights: row.min_nights,
    monthlyRent: row.monthly_rent,
    deposit: row.deposit,
    facilities: row.facilities,
    rating: row.rating,
    freeFrom: row.free_from,
  };
}

const shownPhoto = ({ focus, ...photo }: PhotoRow): RoomPhoto => ({ ...photo, ...(focus && { focus }) });

/** Presents a house in a list, with the price if a stay was searched. The floor plan is only on the house's own page. */
export function houseCard(row: CardRow, stay: Stay | null): HouseCard {
  const photos = (row.photos ?? [])
    .filter(({ room }) => room !== 'floor-plan')
    .map(shownPhoto)
    .map(({ blur: _, room: __, ...photo }) => photo);
  const way = row.commute && commute(row.commute);
  return {
    ...common(row),
    photos,
    stay: stay && stayPriceOf({ monthlyRent: row.monthly_rent, deposit: row.deposit }, stay),
    commute: way,
  };
}

export function houseDetail(row: DetailRow): HouseDetail {
  return {
    ...common(row),
    photos: (row.photos ?? []).map(shownPhoto),
    about: row.about,
    area: row.area,
    bathrooms: row.bathrooms,
    floor: row.floor,
    parking: row.parking,
    beforeReservation: row.before_reservation,
    thingsToKnow: row.things_to_know,
    ratings: row.ratings,
  };
}

export const offer = (row: OfferRow | undefined): Offer => ({
  lowestRent: row?.lowest_rent ?? null,
  rating: row && row.average !== null ? { average: row.average, count: row.count } : null,
  depositDays: booking.depositDays,
});

export function mapPin({ monthly_rent: monthlyRent, ...pin }: PinRow): MapPin {
  return { ...pin, monthlyRent };
}

/** Presents a cluster with coordinates rounded to the precision of the map. */
export function mapCluster({ latitude, longitude, ...cluster }: ClusterRow): MapCluster {
  return { ...cluster, latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) };
}

export function alternative(row: CardRow, { checkIn, checkOut, reason }: Candidate): Alternative {
  return { house: houseCard(row, { checkIn, checkOut }), checkIn, checkOut, reason };
}

export function houseReview(row: ReviewRow, photos: HouseReview['photos']): HouseReview {
  return {
    id: row.id,
    author: row.author,
    ...originOf(row),
    stayedIn: row.stayed_in,
    ratings: {
      facilities: row.facilities,
      communication: row.communication,
      community: row.community,
      location: row.location,
    },
    comment: row.comment,
    answer: row.answer && both(row.answer),
    photos,
  };
}
