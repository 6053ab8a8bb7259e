import type { SignerIdentity } from '#contract/contracts.ts';

export const identity: SignerIdentity = {
  surname: 'NGUYEN',
  givenNames: 'THI LINH',
  nationality: 'VN',
  birthDate: '2003-04-05',
};
