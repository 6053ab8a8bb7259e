/** House prices, each of which applies from a Seoul date on. */
export type Prices = {
  /** Puts today's prices into force for searches and quotes. Runs before anything is read. */
  hold(): Promise<void>;
};
