import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { presentCertificate } from './present.ts';
import { certificatesOfAccount } from './read-store.ts';
import { forgetPeople } from './store.ts';

/**
 * Exports certificates, of the member's own with the passport number: those of the others are theirs to tell. At deletion nothing of them is
 * left but code, hash and period, by which the papers in others' hands can still be checked.
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
