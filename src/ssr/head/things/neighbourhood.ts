import type { HouseCard } from '#contract/houses.ts';
import { brand } from '#contract/brand.ts';
import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import type { Thing } from '../json-ld.ts';
import type { Place } from '../place.ts';
import { breadcrumbs } from './brand.ts';

type Loaded = { neighbourhood: Neighbourhood; homes: HouseCard[] };

export function neighbourhoodThings({ neighbourhood, homes }: Loaded, place: Place): Thing[] {
  const name = place.t(`common:location.${neighbourhood.location}`);
  const described: Thing = {
    '@type': 'Place',
    '@id': `${place.url}#place`,
    name,
    description: neighbourhood.summary ? place.own(neighbourhood.summary) : undefined,
    url: place.url,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name,
      addressRegion: 'Seoul',
      addressCountry: brand.country,
    },
  };
  const list: Thing = {
    '@type': 'ItemList',
    numberOfItems: homes.length,
    itemListElement: homes.map((house, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: place.own(house.name),
      url: place.at(`/detail?id=${house.id}`),
    })),
  };
  const way = [{ name: place.t('common:menu.houses'), path: '/houses' }, { name }];
  return [described, ...(homes.length > 0 ? [list] : []), breadcrumbs(place, way)];
}
