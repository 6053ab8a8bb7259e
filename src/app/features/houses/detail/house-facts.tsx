import {
  AirVent,
  BedDouble,
  Bath,
  Building2,
  CalendarCheck,
  Car,
  Cctv,
  CookingPot,
  DoorClosedLocked,
  Heater,
  LampDesk,
  MoveVertical,
  Refrigerator,
  Ruler,
  ShowerHead,
  SquareParking,
  Sun,
  Users,
  WashingMachine,
  Wifi,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Facility, HouseDetail } from '#contract/houses.ts';
import { facilities as inOrder } from '#contract/vocabulary.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import * as css from './house-facts.css.ts';

export function FactsRow({ house }: { house: HouseDetail }) {
  const { t, i18n } = useTranslation(['houses', 'house-card', 'common']);
  const say = (text: HouseDetail['floor']) => localText(text, i18n.language);
  const facts: [LucideIcon, string, string][] = [
    [Ruler, t('facts.area'), t('facts.areaValue', { area: house.areaM2 })],
    [Users, t('facts.people'), t('house-card:card.upTo', { count: house.maxGuests })],
    [BedDouble, t('facts.beds'), t('facts.bedsValue', { count: house.beds })],
    [Bath, t('facts.bathrooms'), t('facts.bathroomsValue', { count: house.bathrooms })],
    [Building2, t('facts.floor'), say(house.floor)],
    [Car, t('facts.parking'), say(house.parking)],
    [CalendarCheck, t('facts.minStay'), t('facts.minStayValue', { count: house.minNights })],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([Icon, label, value]) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>
            <Icon size={20} aria-hidden="true" className={css.icon} />
            {label}
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const icons: Record<Facility, LucideIcon> = {
  wifi: Wifi,
  'air-conditioning': AirVent,
  'floor-heating': Heater,
  'private-bathroom': ShowerHead,
  kitchen: CookingPot,
  fridge: Refrigerator,
  'washing-machine': WashingMachine,
  dryer: Wind,
  desk: LampDesk,
  'door-lock': DoorClosedLocked,
  cctv: Cctv,
  elevator: MoveVertical,
  parking: SquareParking,
  rooftop: Sun,
};

export function Facilities({ names }: { names: readonly Facility[] }) {
  const { t } = useTranslation('houses');
  return (
    <ul className={css.facilities}>
      {inOrder
        .filter((name) => names.includes(name))
        .map((name) => {
          const Icon = icons[name];
          return (
            <li key={name} className={css.facility}>
              <Icon size={24} aria-hidden="true" className={css.icon} />
              {t(`facility.${name}`)}
            </li>
          );
        })}
    </ul>
  );
}
