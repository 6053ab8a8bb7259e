import type { Db, Trx } from '#server/ports/database.ts';

/** Returns the encrypted code of a house; undefined if the house does not exist, empty if it has no code. */
export async function storedCode(db: Db, houseId: string): Promise<string | undefined> {
  const row = await db.selectFrom('houses').select('door_code').where('id', '=', houseId).executeTakeFirst();
  return row?.door_code;
}

export async function setCode(trx: Trx, houseId: string, code: string): Promise<void> {
  await trx.updateTable('houses').set({ door_code: code }).where('id', '=', houseId).execute();
}

export async function setStayCode(
  trx: Trx,
  row: { reservation_id: string; house_id: string; code: string; set_at: Date },
): Promise<void> {
  const { reservation_id: _, ...rest } = row;
  await trx
    .insertInto('stay_door_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(rest))
    .execute();
}

export async function deleteStayCodes(trx: Trx, reservationIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('stay_door_codes').where('reservation_id', 'in', reservationIds).execute();
}

/** Re-encrypts door codes and Wi-Fi passwords that are stored unencrypted or under a former key. */
export async function reencryptDoorCodes(
  trx: Trx,
  renewed: (stored: string) => string | null,
): Promise<void> {
  const houses = await trx
    .selectFrom('houses')
    .select(['id', 'door_code', 'wifi_password'])
    .where((eb) => eb.or([eb('door_code', '<>', ''), eb('wifi_password', '<>', '')]))
    .orderBy('id')
    .execute();
  for (const { id, door_code, wifi_password } of houses) {
    const code = door_code && renewed(door_code);
    if (code) await setCode(trx, id, code);
    const password = wifi_password && renewed(wifi_password);
    if (password)
      await trx.updateTable('houses').set({ wifi_password: password }).where('id', '=', id).execute();
  }
  for (const { reservation_id, code } of await trx.selectFrom('stay_door_codes').selectAll().execute()) {
    const next = renewed(code);
    if (next)
      await trx
        .updateTable('stay_door_codes')
        .set({ code: next })
        .where('reservation_id', '=', reservation_id)
        .execute();
  }
}
