import { sql } from 'kysely';
import type { Bilingual } from '#contract/shared.ts';
import type { PictureRoom } from '#contract/pictures.ts';
import type { Db } from '#server/ports/database.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import type { HouseRow } from '../store.ts';

/** A house with its prices by day and its pictures in order. `width` is that of a picture's largest file. */
export type CatalogueRow = HouseRow & {
  prices: { startsOn: string; monthlyRent: number; deposit: number }[];
  pictures: {
    id: string;
    room: PictureRoom | null;
    alt: Bilingual;
    focus: { x: number; y: number } | null;
    width: number;
  }[];
};

export async function catalogueRows(db: Db, cipher: Cipher): Promise<CatalogueRow[]> {
  const { rows } = await sql<CatalogueRow>`select h.*,
      (select coalesce(json_agg(json_build_object('startsOn', p.starts_on, 'monthlyRent', p.monthly_rent, 'deposit', p.deposit)
        order by p.starts_on), '[]') from house_prices p where p.house_id = h.id) as prices,
      (select coalesce(json_agg(json_build_object('id', p.id, 'room', hp.room, 'alt', p.alt, 'focus', p.focus,
        'width', (select max(w::int) from jsonb_array_elements_text(p.widths) w)) order by hp.position), '[]')
        from house_photos hp join photos p on p.id = hp.photo_id where hp.house_id = h.id) as pictures
    from houses h order by h.id`.execute(db);
  return rows.map((row) => Object.assign(row, { wifi_password: cipher.decrypt(row.wifi_password) }));
}
