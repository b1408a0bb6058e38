import { clearEntry, fillEntry, useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import {
  type LineRight,
  type OrderCost,
  type OrderPart,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import { type LinesEditing, nextPlace } from '../lines-editing';

/** Changes the lines of a stored order one by one, each by its own field path: two people on two lines never meet. */
export function useLinesEditing(order: Stored<WorkOrder>, right: LineRight, priced: boolean): LinesEditing {
  const actor = useActor();
  return {
    right,
    priced,
    draftPath: `workOrders/${order.id}`,
    save: (kind, id, fields) => {
      const lines = order[kind] ?? {};
      const before = lines[id];
      const place = before?.order ?? nextPlace(lines);
      // What is new names itself in the history.
      const note = before && { note: nameOf(before) };
      return fillEntry(workOrders, actor, order, kind, id, { ...fields, order: place }, note);
    },
    remove: async (kind, id) => {
      const line = order[kind]?.[id];
      const outcome = await clearEntry(workOrders, actor, order, kind, id);
      if (outcome.ok && line) {
        const name = nameOf(line);
        const { [id]: _removed, ...rest } = order[kind] ?? {};
        const without = { ...order, [kind]: rest };
        offerUndo({
          text: `${name} is removed.`,
          undoneText: `${name} is back.`,
          undo: () => fillEntry(workOrders, actor, without, kind, id, line),
        });
      }
      return outcome;
    },
  };
}

const nameOf = (line: OrderPart | OrderCost): string => ('name' in line ? line.name : line.label);
