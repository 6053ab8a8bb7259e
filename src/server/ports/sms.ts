export type SmsSender = {
  /** `to` is a dialling code, a space and digits: `+82 1012345678`. @throws when it was not accepted; Undeliverable where it never will be. */
  send(sms: { key: string; to: string; text: string }): Promise<void>;
};
