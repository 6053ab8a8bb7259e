/** The topic of the mails that ask an account to confirm its address: one that waits is taken back once another mail does it too. */
export const confirmationTopic = (accountId: string) => `confirm ${accountId}`;
