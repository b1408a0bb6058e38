import { type KeyboardEvent, useState } from 'react';
import type { Item } from './groups';

/** How far each key moves the mark; over the ends it comes in at the other side. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Which item Enter opens. The first one, until the arrows or the pointer choose another: that stays marked while
 * answers come in around it.
 */
export function useActiveItem(items: readonly Item[]) {
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    items.findIndex(({ key }) => key === chosen),
    0,
  );
  return {
    active: items[at],
    choose: (item: Item) => setChosen(item.key),
    /** Back to the first one: something else was typed. */
    forget: () => setChosen(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || items.length === 0) return;
      event.preventDefault();
      setChosen(items[(at + step + items.length) % items.length]?.key);
    },
  };
}
