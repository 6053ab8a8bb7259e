export type SmsSender = {
  /**
   * `to` is a dialing code, a space and digits: `+82 1012345678`.
   * @throws Undeliverable if the message can never be accepted, another error if it was not accepted this time
   */
  send(sms: { key: string; to: string; text: string }): Promise<void>;
};
