import type { PersonalData } from '#server/ports/personal-data.ts';
import { presentIdentity } from './present.ts';
import { contractsOfAccount } from './read-store.ts';
import { eventsOf, forgetDrafts, signersOf } from './store.ts';

/** Exports contracts with their events. Signed ones are retained for five years, drafts are erased (docs/specification.md#accounts). */
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
          // The passport of each of the others is theirs to tell.
          identity: signer.position === 1 ? presentIdentity(signer) : null,
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
  erase: async (trx, { accountId }) => forgetDrafts(trx, await contractsOfAccount(trx, accountId)),
};
