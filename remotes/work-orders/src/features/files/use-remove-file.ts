import { useActor } from '@fm/data';
import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { offerUndo } from '@fm/platform';
import { type Deed, useDeed } from '../labour/use-deed';
import { removeOrderFile, restoreOrderFile } from './api/order-files';

/** Moving a file to the trash, with the way back. */
export function useRemoveFile(
  order: Stored<WorkOrder>,
  all: readonly Stored<Attachment>[],
): Pick<Deed, 'busy' | 'failure'> & { remove(file: Stored<Attachment>): Promise<boolean> } {
  const actor = useActor();
  const { busy, failure, run } = useDeed();
  return {
    busy,
    failure,
    remove: async (file) => {
      const { ok } = await run(() => removeOrderFile(actor, order, file, all));
      if (ok) {
        offerUndo({
          text: `“${file.name}” is in the trash.`,
          undoneText: `“${file.name}” is back.`,
          undo: () => restoreOrderFile(actor, order, file),
        });
      }
      return ok;
    },
  };
}
