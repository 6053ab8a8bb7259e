import type { HouseDetail, HouseReview, Ratings } from '#contract/houses.ts';
import { brand } from '#contract/brand.ts';
import { grouped } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Page } from '#contract/wire.ts';
import { term, type Thing } from '../json-ld.ts';
import { photoAddress } from '../photo-address.ts';
import type { Place } from '../place.ts';
import { breadcrumbs, organisationId } from './brand.ts';

type Loaded = { house: HouseDetail; reviews: { now?: Page<HouseReview> | null } };

export function houseThings({ house, reviews }: Loaded, place: Place): Thing[] {
  const neighbourhood = place.t(`common:location.${house.location}`);
  const lodging: Thing = {
    '@type': 'LodgingBusiness',
    '@id': `${place.url}#house`,
    name: place.own(house.name),
    description: place.own(house.summary),
    url: place.url,
    image: house.photos.map((photo) => photoAddress(place.origin, photo)),
    telephone: brand.concierge,
    priceRange: `₩${grouped(house.monthlyRent)} / ${place.t('common:nights', { count: booking.periodNights })}`,
    checkinTime: booking.checkInTime,
    checkoutTime: booking.checkOutTime,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.own(house.area),
      addressRegion: 'Seoul',
      addressCountry: brand.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: house.latitude, longitude: house.longitude },
    parentOrganization: organisationId(place),
    containsPlace: home(house, place),
    makesOffer: offer(house, place),
    ...opinions(house, reviews.now?.items ?? []),
  };
  const way = [
    { name: place.t('common:menu.houses'), path: '/houses' },
    { name: neighbourhood, path: `/houses?location=${house.location}` },
    { name: place.own(house.name) },
  ];
  return [lodging, breadcrumbs(place, way)];
}

function home(house: HouseDetail, place: Place): Thing {
  return {
    '@type': 'Accommodation',
    '@id': `${place.url}#home`,
    name: place.own(house.name),
    floorSize: { '@type': 'QuantitativeValue', value: house.areaM2, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: house.maxGuests },
    bed: { '@type': 'BedDetails', numberOfBeds: house.beds },
    numberOfBathroomsTotal: house.bathrooms,
    amenityFeature: house.facilities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name: place.t(`houses:facility.${name}`),
      value: true,
    })),
  };
}

/** Rent of one period, VAT included (docs/specification.md#money), and the date from which a shortest stay fits. */
function offer(house: HouseDetail, place: Place): Thing {
  return {
    '@type': 'Offer',
    url: place.url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: term(house.freeFrom ? 'InStock' : 'SoldOut'),
    availabilityStarts: house.freeFrom ?? undefined,
    eligibleDuration: {
      '@type': 'QuantitativeValue',
      minValue: house.minNights,
      maxValue: booking.maxNights,
      unitCode: 'DAY',
    },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: house.monthlyRent,
      priceCurrency: 'KRW',
      valueAddedTaxIncluded: true,
      referenceQuantity: { '@type': 'QuantitativeValue', value: booking.periodNights, unitCode: 'DAY' },
    },
    itemOffered: { '@id': `${place.url}#home` },
  };
}

function opinions(house: HouseDetail, reviews: HouseReview[]): Partial<Thing> {
  if (!house.rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: house.rating.average,
      reviewCount: house.rating.count,
      ...scale,
    },
    review: reviews.map(({ author, comment, ratings }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewBody: comment,
      reviewRating: { '@type': 'Rating', ratingValue: mean(ratings), ...scale },
    })),
  };
}

const scale = { bestRating: 5, worstRating: 1 };

function mean(ratings: Record<keyof typeof Ratings.entries, number>): number {
  const all = Object.values(ratings);
  return all.reduce((sum, rating) => sum + rating, 0) / all.length;
}
