import { sql, type Kysely } from 'kysely';

/** The rooms that the pictures of the demo show; an operator's own are named by hand. */
const demo = {
  bedroom: [
    'house-01-main',
    'house-02-main',
    'house-02-second',
    'house-03-main',
    'house-04-main',
    'house-05-main',
    'house-06-main',
    'house-07-main',
    'house-08-main',
    'house-09-main',
    'house-10-main',
    'house-11-main',
    'house-12-main',
    'house-12-second',
  ],
  kitchen: [
    'house-01-second',
    'house-02-kitchen',
    'house-03-kitchen',
    'house-04-second',
    'house-05-second',
    'house-06-kitchen',
    'house-07-second',
    'house-08-kitchen',
    'house-09-second',
    'house-10-second',
    'house-11-kitchen',
    'house-12-kitchen',
  ],
  bathroom: [
    'house-01-bath',
    'house-02-bath',
    'house-03-second',
    'house-04-bath',
    'house-05-bath',
    'house-06-second',
    'house-07-bath',
    'house-08-second',
    'house-09-bath',
    'house-10-bath',
    'house-11-second',
    'house-12-bath',
  ],
  entrance: ['house-01-entry', 'house-04-entry', 'house-07-entry', 'house-08-entry', 'house-10-entry'],
};

const statements = [
  `alter table house_photos add column room text
    check (room in ('bedroom', 'living-room', 'kitchen', 'bathroom', 'entrance', 'outside', 'floor-plan'))`,
  ...Object.entries(demo).map(
    ([room, photos]) =>
      `update house_photos set room = '${room}' where photo_id in (${photos.map((id) => `'${id}'`).join(', ')})`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
