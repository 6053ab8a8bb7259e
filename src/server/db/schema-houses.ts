import type { ColumnType, Generated } from 'kysely';
import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import type { Facility, HouseType, Location } from '#contract/houses.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { PictureRoom } from '#contract/pictures.ts';
import type { At, Json, MaybeAt } from './columns.ts';

/** Tables of what is let, and of what its guests make of it. */
export interface HouseTables {
  photos: {
    id: string;
    width: number;
    height: number;
    widths: Json<number[]>;
    alt: Json<Bilingual>;
    dominant: string;
    blur: string;
    /** The focal point, which stays in sight where the picture is cut, in percent; null for its middle. */
    focus: ColumnType<{ x: number; y: number } | null, string | null | undefined, string | null>;
    /** The file of one that was uploaded; null for those that came with the application. */
    file_id: ColumnType<string | null, string | undefined, never>;
  };
  houses: {
    id: string;
    name: Json<Bilingual>;
    summary: Json<Bilingual>;
    about: Json<Bilingual>;
    location: Location;
    type: HouseType;
    area: Json<Bilingual>;
    address: Json<Bilingual>;
    latitude: number;
    longitude: number;
    /** Written by the database alone: the coordinates as the public knows them, to about a hundred metres. */
    public_latitude: ColumnType<number, never, never>;
    public_longitude: ColumnType<number, never, never>;
    station: Json<{ name: Bilingual; lines: number[]; walkMinutes: number }>;
    area_m2: number;
    max_guests: number;
    beds: number;
    bathrooms: number;
    floor: Json<Bilingual>;
    parking: Json<Bilingual>;
    facilities: Json<Facility[]>;
    before_reservation: Json<Bilingual[]>;
    things_to_know: Json<Bilingual[]>;
    min_nights: number;
    monthly_rent: number;
    deposit: number;
    rank: Generated<number>;
    /** Encrypted; empty where there is none. */
    door_code: string;
    wifi_name: string;
    /** Encrypted; empty where there is none. */
    wifi_password: string;
    way: Json<Bilingual>;
    /** Days and places for rubbish; empty where nobody has written them. */
    trash: ColumnType<Bilingual, string | undefined, string>;
    published: Generated<boolean>;
    /** Made by the sender of the request that added it: the same one again finds this house. */
    request_id: ColumnType<string | null, string | null | undefined, never>;
    /** Since then in no list; null for a house in use. */
    archived_at: MaybeAt;
    /** The steps of the work between two stays; null for those that every house has. */
    turnover_checklist: ColumnType<
      Omit<ChecklistStep, 'done'>[] | null,
      string | null | undefined,
      string | null
    >;
    /** Written by the database alone, from the published reviews, as the next two: the sum of all their ratings. */
    review_points: Generated<number>;
    review_count: Generated<number>;
    /** The average sum of a review's four ratings, 4 to 20; null where there is none. */
    score: ColumnType<string | null, never, never>;
  };
  /** Rent and deposit, in won, of a house from a Seoul date on; `applied_at` is null for those to come. */
  house_prices: {
    house_id: string;
    starts_on: string;
    monthly_rent: number;
    deposit: number;
    set_at: At;
    set_by: string;
    applied_at: MaybeAt;
  };
  house_photos: {
    house_id: string;
    photo_id: string;
    position: number;
    /** The room it shows. */
    room: ColumnType<PictureRoom | null, PictureRoom | null | undefined, PictureRoom | null>;
  };
  /** The pictures of houses that are described in both languages, with where they stand. A view: nothing writes it. */
  shown_house_photos: HouseTables['photos'] &
    Pick<HouseTables['house_photos'], 'house_id' | 'position' | 'room'> & {
      /** False for a floor plan. */
      on_card: boolean;
    };
  reviews: {
    id: string;
    reservation_id: string;
    house_id: string;
    author: string;
    facilities: number;
    communication: number;
    community: number;
    location: number;
    comment: string;
    private_comment: string;
    published: Generated<boolean>;
    created_at: At;
    /** As its author wrote it, where an administrator corrected it. */
    original_comment: Generated<string | null>;
    /** The answer in public. */
    answer: ColumnType<Bilingual | null, string | null | undefined, string | null>;
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Erased from then on; the row says that the stay was reviewed. */
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** The way from a house to a university by its public coordinates; none where they are still to be worked out. */
  commutes: {
    house_id: string;
    university: UniversityId;
    minutes: number;
    lines: number[];
    changes: number;
    bus: boolean;
  };
  /** The coordinates, exact ones, and the version that a house's commutes were worked out by. */
  commute_origins: { house_id: string; latitude: number; longitude: number; version: string };
  /** Nights between the firm stays of a published house, half-open, and what a search asks of that house. Written by the database alone. */
  vacancies: { house_id: string; opens_on: string; closes_on: string } & Pick<
    HouseTables['houses'],
    | 'location'
    | 'type'
    | 'max_guests'
    | 'min_nights'
    | 'monthly_rent'
    | 'facilities'
    | 'rank'
    | 'score'
    | 'review_count'
    | 'public_latitude'
    | 'public_longitude'
  >;
}
