import { listAddress, useTrashPage } from '@fm/data';
import type { RecordKind, Stored } from '@fm/domain/record';
import { TrashPage } from '@fm/ui/table';
import { useNavigate } from 'react-router-dom';

export interface RecordTrashProps<R extends object> {
  readonly kind: RecordKind<R>;
  /** The list whose trash it is. */
  readonly list: { readonly path: string; readonly label: string };
  readonly rowHref: (record: Stored<R>) => string;
  /** Records of this kind are deleted here too, and not only after their days in the trash. */
  readonly purges?: boolean;
  /** The address of the screen that restores a record, where pressing Restore is not all. */
  readonly restoreAt?: (record: Stored<R>) => string | undefined;
}

/** The trash of a kind of record: what was deleted, until when, and the way back. */
export function RecordTrash<R extends object>(props: RecordTrashProps<R>) {
  const { kind, list, rowHref, purges, restoreAt } = props;
  const shown = useTrashPage(kind);
  const navigate = useNavigate();
  const restore = (record: Stored<R>) => {
    const address = restoreAt?.(record);
    if (address === undefined) shown.trash.restore(record);
    else navigate(address);
  };
  return (
    <TrashPage
      {...shown}
      trash={{ ...shown.trash, restore }}
      noun={kind.called.many}
      hrefOf={rowHref}
      back={{ to: listAddress(list.path), label: list.label }}
      purges={purges}
    />
  );
}
