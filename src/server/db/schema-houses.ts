import type { ColumnType, Generated } from 'kysely';
import type { NeighbourhoodContent } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import type { Facility, HouseType, Location } from '#contract/houses.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { PictureRoom } from '#contract/pictures.ts';
import type { At, Json, MaybeAt } from './columns.ts';

export interface HouseTables {
  photos: {
    id: string;
    width: number;
    height: number;
    widths: Json<number[]>;
    alt: Json<Bilingual>;
    dominant: string;
    blur: string;
    /** The focal point in percent, which stays visible when the picture is cropped; null for its middle. */
    focus: ColumnType<{ x: number; y: number } | null, string | null | undefined, string | null>;
    /** The file of an uploaded picture; null for pictures that came with the application. */
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
    /** Written only by the database: the public coordinates, rounded to about a hundred meters. */
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
    /** Encrypted; empty if there is none. */
    door_code: string;
    wifi_name: string;
    wifi_password: string;
    way: Json<Bilingual>;
    /** Days and places for rubbish; empty if not entered. */
    trash: ColumnType<Bilingual, string | undefined, string>;
    published: Generated<boolean>;
    /** Made by the sender of the request that added it, so that a repeated request finds this house. */
    request_id: ColumnType<string | null, string | null | undefined, never>;
    /** Hides the house from all lists since then; null for a house in use. */
    archived_at: MaybeAt;
    /** The steps of a turnover; null for the default steps. */
    turnover_checklist: ColumnType<
      Omit<ChecklistStep, 'done'>[] | null,
      string | null | undefined,
      string | null
    >;
    /** Written only by the database, from the published reviews, like the next two: the sum of all their ratings. */
    review_points: Generated<number>;
    review_count: Generated<number>;
    /** The average sum of a review's four ratings, 4 to 20; null without reviews. */
    score: ColumnType<string | null, never, never>;
  };
  /** Rent and deposit, in won, of a house from a Seoul date on. `applied_at` is null for future ones. */
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
    room: ColumnType<PictureRoom | null, PictureRoom | null | undefined, PictureRoom | null>;
  };
  /** A view of the pictures of houses that are described in both languages, with their positions. */
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
    /** The original text of the author, if an administrator corrected it. */
    original_comment: Generated<string | null>;
    answer: ColumnType<Bilingual | null, string | null | undefined, string | null>;
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Shown where the author allowed it: a country (ISO 3166-1) and the id of a university. */
    country: Generated<string | null>;
    university: Generated<UniversityId | null>;
    /** Since when its content is erased. The row still shows that the stay was reviewed. */
    deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  commutes: {
    house_id: string;
    university: UniversityId;
    minutes: number;
    lines: number[];
    changes: number;
    bus: boolean;
  };
  /** The exact coordinates and the version from which a house's commutes were calculated. */
  commute_origins: { house_id: string; latitude: number; longitude: number; version: string };
  /** The texts of administrators about a neighborhood; one never written may be missing. */
  neighbourhoods: {
    location: Location;
    published: Generated<boolean>;
    texts: Json<Partial<Omit<NeighbourhoodContent, 'published'>>>;
    /** Null if nothing was ever written. */
    changed_at: MaybeAt;
  };
  /**
   * Free nights between the firm stays of a published house, half-open, with what searches filter and sort that house by. Written only by the
   * database.
   */
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
