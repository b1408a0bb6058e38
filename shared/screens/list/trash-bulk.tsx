import type { CsvColumn } from '@fm/data';
import type { Called, RecordKind, Stored } from '@fm/domain/record';
import { lazily } from '@fm/ui';
import { type ComponentType, useState } from 'react';
import type { BulkProps } from './record-list-page';

export interface TrashBulkOptions<R extends object> {
  readonly kind: RecordKind<R>;
  /** What the list calls its records. */
  readonly called: Called;
  readonly file: { readonly name: string; readonly columns: readonly CsvColumn<Stored<R>>[] };
  /** What the question before the trash says. */
  readonly intro: string;
}

/**
 * What can be done with chosen rows of a list: export them, and move them to the trash for those who may. Its code comes
 * with the first row that is chosen, beside that of forms.
 */
export function trashBulk<R extends object>(of: TrashBulkOptions<R>): ComponentType<BulkProps<R>> {
  const Actions = lazily('the actions', async () => {
    const { chosenActions } = await import(/* webpackChunkName: "ui-form" */ './chosen-actions');
    return chosenActions(of);
  });
  return function TrashBulk(props: BulkProps<R>) {
    const [wanted, setWanted] = useState(false);
    // What became of the rows is told also when they have left the list, and the choice with them.
    if (!wanted && props.rows.length > 0) setWanted(true);
    return wanted && <Actions {...props} />;
  };
}
