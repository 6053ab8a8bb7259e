/** Topic of the mails that ask an account to confirm its address. An unsent one is withdrawn when another mail serves the same purpose. */
export const confirmationTopic = (accountId: string) => `confirm ${accountId}`;
