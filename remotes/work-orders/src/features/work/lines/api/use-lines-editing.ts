import { run } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { LineRight, OrderCost, OrderPart, WorkOrder } from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import type { CostFields, LineKind, LinesEditing, PartFields } from '../lines-editing';

/** Changes the lines of a stored order one by one, each by its own field path: two people on two lines never meet. */
export function useLinesEditing(order: Stored<WorkOrder>, right: LineRight, priced: boolean): LinesEditing {
  const workOrderId = order.id;
  const save = (kind: LineKind, id: string, fields: PartFields | CostFields) =>
    run(
      'workOrders.saveLine',
      kind === 'parts'
        ? { workOrderId, id, kind, fields: fields as PartFields }
        : { workOrderId, id, kind, fields: fields as CostFields },
    );
  return {
    right,
    priced,
    draftPath: `workOrders/${workOrderId}`,
    save,
    remove: async (kind, id) => {
      const line = order[kind]?.[id];
      const outcome = await run('workOrders.removeLine', { workOrderId, id, kind });
      if (outcome.ok && line) {
        const name = nameOf(line);
        const { order: _place, by: _by, at: _at, ...fields } = line;
        offerUndo({
          text: `${name} is removed.`,
          undoneText: `${name} is back.`,
          undo: () => save(kind, id, fields),
        });
      }
      return outcome;
    },
  };
}

const nameOf = (line: OrderPart | OrderCost): string => ('name' in line ? line.name : line.label);
