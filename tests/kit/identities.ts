import type { SignerIdentity } from '#contract/contracts.ts';

/** How Linh's passport names her. */
export const identity: SignerIdentity = {
  surname: 'NGUYEN',
  givenNames: 'THI LINH',
  nationality: 'VN',
  birthDate: '2003-04-05',
};
