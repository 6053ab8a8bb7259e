import { useState, type KeyboardEvent } from 'react';

type Lifted = { id: string; from: readonly string[]; order: readonly string[] };

/** An announcement about an item at a position, counted from 1. */
export type Said = { what: 'lifted' | 'over' | 'dropped' | 'cancelled'; id: string; position: number };

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * Moves a list item with the keys of its handle: Space or Enter lifts and drops it, arrows move it, Escape cancels, and leaving the handle drops it.
 * Takes effect without measuring or waiting, so fast key presses are not lost.
 * @param ids item ids in order; a change of them cancels the lift
 * @param onDrop is called with the item and its new position, from 1
 */
export function useSortableKeys(ids: readonly string[], onDrop: (id: string, position: number) => void) {
  const [held, hold] = useState<Lifted>();
  const [said, setSaid] = useState<Said>();
  const lifted = held && isSame(held.from, ids) ? held : undefined;
  const say = (what: Said['what'], id: string, order: readonly string[]) =>
    setSaid({ what, id, position: order.indexOf(id) + 1 });

  const drop = () => {
    if (!lifted) return;
    const { id, from, order } = lifted;
    hold(undefined);
    say('dropped', id, order);
    if (!isSame(from, order)) onDrop(id, order.indexOf(id) + 1);
  };
  const cancel = () => {
    hold(undefined);
    if (lifted) say('cancelled', lifted.id, ids);
  };
  const move = ({ id, from, order }: Lifted, by: -1 | 1) => {
    const place = order.indexOf(id) + by;
    if (place < 0 || place >= order.length) return;
    const next = order.filter((each) => each !== id).toSpliced(place, 0, id);
    hold({ id, from, order: next });
    say('over', id, next);
  };
  const press = (event: KeyboardEvent, id: string) => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = steps[key];
    const isHeld = lifted?.id === id;
    if (key === ' ' || key === 'Enter') {
      // A key that is held down would lift and drop in turns.
      if (!repeat && isHeld) drop();
      else if (!repeat) {
        hold({ id, from: ids, order: ids });
        say('lifted', id, ids);
      }
    } else if (isHeld && step) move(lifted, step);
    else if (isHeld && key === 'Escape') cancel();
    else return;
    event.preventDefault();
  };
  return { lifted, said, press, drop, cancel };
}
