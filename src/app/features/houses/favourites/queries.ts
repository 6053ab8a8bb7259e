import type { HouseCard } from '#contract/houses.ts';
import { ApiError, NetworkError, api } from '#app/platform/api/api.ts';
import { deviceCopies } from '#app/platform/offline/device-copies.ts';
import { ownUniversity } from '../own-university.ts';

const keyOf = (id: string) => `favourite/${id}`;

/** Stores the card of a saved house on this device, without what depends on dates. */
export async function storeCard(house: HouseCard): Promise<void> {
  await deviceCopies.write(keyOf(house.id), { ...house, stay: null });
}
export const removeCard = (id: string): Promise<void> => deviceCopies.remove(keyOf(id));

export const storedCard = (id: string): Promise<HouseCard | undefined> => deviceCopies.read(keyOf(id));

/** `fromDevice` is true if the host was unreachable and these are stored cards; `gone` holds ids of houses that are no longer let. */
export type SavedCards = { cards: HouseCard[]; gone: string[]; fromDevice: boolean };

/** Loads the cards of saved houses in the order of their ids; those stored on this device if the host is unreachable. */
export async function savedCards(ids: string[]): Promise<SavedCards> {
  if (ids.length === 0) return { cards: [], gone: [], fromDevice: false };
  const university = ownUniversity();
  const asked = { ids: ids.join(','), ...(university && { university }) };
  try {
    const cards = await api.houseCards.byIds({ query: asked as { ids: string } });
    for (const card of cards) void storeCard(card);
    const isLet = new Set(cards.map(({ id }) => id));
    return { cards, gone: ids.filter((id) => !isLet.has(id)), fromDevice: false };
  } catch (error) {
    if (!(error instanceof NetworkError) && !(error instanceof ApiError)) throw error;
    const stored = await Promise.all(ids.map(storedCard));
    return { cards: stored.filter((card) => card !== undefined), gone: [], fromDevice: true };
  }
}
