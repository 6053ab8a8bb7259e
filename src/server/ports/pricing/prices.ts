/** The prices of houses, each of which holds from a Seoul date on. */
export type Prices = {
  /** Makes the prices of today the ones that searches and quotes read, before anything is read. */
  hold(): Promise<void>;
};
