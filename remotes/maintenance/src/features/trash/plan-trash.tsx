import { listAddress, useTrashPage } from '@fm/data';
import { TrashPage } from '@fm/ui/table';
import { planScope } from './plan-scope';

/** `/maintenance/trash`: maintenance plans that were deleted, and the way back. */
export function PlanTrash() {
  const shown = useTrashPage(planScope);
  return (
    <TrashPage
      {...shown}
      noun="maintenance plans"
      hrefOf={({ id }) => `/maintenance/form?id=${id}`}
      back={{ to: listAddress('/maintenance'), label: 'Plans' }}
    />
  );
}
