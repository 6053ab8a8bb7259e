import { brand } from '#contract/brand.ts';
import type { Thing } from '../json-ld.ts';
import type { Place } from '../place.ts';

export const organisationId = ({ origin }: Pick<Place, 'origin'>) => ({ '@id': `${origin}/#organisation` });

export function organisation(place: Place): Thing {
  const { origin, own } = place;
  return {
    '@type': 'Organization',
    ...organisationId(place),
    name: own(brand.name),
    legalName: own(brand.operator.name),
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: own(brand.operator.address),
      addressCountry: brand.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.concierge,
      availableLanguage: ['ko', 'en'],
    },
    sameAs: Object.values(brand.social).map(({ url }) => url),
  };
}

/** Describes the site in the page's language. Only names the operator, to keep the home page small; the about page has the rest. */
export function website(place: Place): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${place.origin}/#website`,
    name: place.own(brand.name),
    url: place.url,
    inLanguage: place.language,
    publisher: { '@type': 'Organization', ...organisationId(place), name: place.own(brand.name) },
  };
}

type Step = { name: string; path?: string };

export function breadcrumbs(place: Place, steps: Step[]): Thing {
  const all: Step[] = [{ name: place.t('common:home'), path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? place.url : place.at(path),
    })),
  };
}
