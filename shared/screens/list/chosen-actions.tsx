import { exportRows, type PageChange, useBatch, useFileWriting } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { BulkDialog, Button, DownloadIcon, formatCounted, SelectionBar, TrashIcon } from '@fm/ui';
import { type ComponentType, useState } from 'react';
import type { BulkProps } from './record-list-page';
import type { TrashBulkOptions } from './trash-bulk';

/** Exports chosen rows, and moves them to the trash for those who may. */
export function chosenActions<R extends object>(of: TrashBulkOptions<R>): ComponentType<BulkProps<R>> {
  const { file } = of;
  return function ChosenActions({ rows, bar }: BulkProps<R>) {
    const { can } = useHost();
    const writing = useFileWriting();
    const [trashing, setTrashing] = useState<readonly Stored<R>[]>();
    return (
      <>
        <SelectionBar {...bar}>
          <Button
            variant="outline"
            size="sm"
            icon={<DownloadIcon />}
            onClick={() => void writing(() => exportRows(file.name, file.columns, rows))}
          >
            Export
          </Button>
          {can('records:trash') && (
            <Button variant="outline" size="sm" icon={<TrashIcon />} onClick={() => setTrashing(rows)}>
              Move to trash
            </Button>
          )}
        </SelectionBar>
        {trashing && <TrashDialog of={of} rows={trashing} onClose={() => setTrashing(undefined)} />}
      </>
    );
  };
}

interface TrashDialogProps<R extends object> {
  readonly of: TrashBulkOptions<R>;
  readonly rows: readonly Stored<R>[];
  readonly onClose: () => void;
}

function TrashDialog<R extends object>({ of, rows, onClose }: TrashDialogProps<R>) {
  const { kind, called, intro } = of;
  const trashing: PageChange = {
    name: 'records.trashMany',
    input: (ids, batchId) => ({ type: kind.type, ids: [...ids], batchId }),
  };
  const counted = formatCounted(rows.length, called);
  const batch = useBatch(kind, {
    texts: {
      doing: `Moving ${counted} to the trash`,
      noun: called.many,
      done: {
        one: `1 ${called.one} was moved to the trash.`,
        many: `{count} ${called.many} were moved to the trash.`,
      },
    },
    onDone: onClose,
  });
  return (
    <BulkDialog
      open
      title={`Move ${counted} to the trash`}
      intro={[intro, ...rows.flatMap((row) => kind.besidesTrash?.(row)?.goes ?? [])].join(' ')}
      submitLabel="Move to trash"
      danger
      noun={called.many}
      progress={batch.progress}
      report={batch.report}
      onSubmit={() => batch.run(rows, trashing)}
      onStop={batch.stop}
      onClose={onClose}
    />
  );
}
