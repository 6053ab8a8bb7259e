import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { presentCertificate } from './present.ts';
import { certificatesOfAccount } from './read-store.ts';
import { forgetPeople } from './store.ts';

/**
 * Exports the certificates of a member's stays, the passport number only for the member's own. After deletion only code, hash and period remain, so
 * that printed certificates can still be verified.
 */
export function makePersonalData({ clock, cipher }: Pick<Context, 'clock' | 'cipher'>): PersonalData {
  return {
    exported: async (db, { accountId }) => ({
      residenceCertificates: (await certificatesOfAccount(db, accountId)).map((row) => {
        const { id: _, hasFile: __, ...told } = presentCertificate(row, clock.now());
        const isOwn = row.position === 1 && row.passport_number !== null;
        const passportNumber = isOwn ? cipher.decrypt(row.passport_number!) : null;
        return Object.assign({ reservation: row.reference, passportNumber }, told);
      }),
    }),
    erase: async (trx, { accountId }) => {
      const rows = await certificatesOfAccount(trx, accountId);
      await forgetPeople(
        trx,
        rows.map(({ id }) => id),
      );
    },
  };
}
