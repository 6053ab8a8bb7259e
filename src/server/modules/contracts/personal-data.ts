import type { PersonalData } from '#server/ports.ts';
import { contractsOfAccount, eventsOf, forgetDrafts, signersOf } from './store.ts';

/** Contracts with all that happened to them. Signed ones are kept for five years, drafts go (spec: Accounts). */
export const personalData: PersonalData = {
  exported: async (db, { accountId }) => {
    const contracts: unknown[] = [];
    for (const contract of await contractsOfAccount(db, accountId)) {
      const events = await eventsOf(db, contract.id);
      contracts.push({
        reservation: contract.code,
        status: contract.status,
        signers: (await signersOf(db, contract.id)).map((signer) => ({
          name: signer.name,
          email: signer.email,
          phone: signer.phone,
          status: signer.status,
          signedAt: signer.signed_at?.toISOString() ?? null,
          reason: signer.reason,
        })),
        content: contract.content,
        createdAt: contract.created_at.toISOString(),
        signedAt: contract.signed_at?.toISOString() ?? null,
        signedSha256: contract.signed_sha256,
        events: events.map(({ kind, at, ip, user_agent, detail }) => ({
          kind,
          at: at.toISOString(),
          ip,
          userAgent: user_agent,
          detail,
        })),
      });
    }
    return { contracts };
  },
  erase: (trx, { accountId }) => forgetDrafts(trx, accountId),
};
