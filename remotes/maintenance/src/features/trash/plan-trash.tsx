import { listAddress, useTrashPage } from '@fm/data';
import { planScope } from '@fm/domain/trash';
import { TrashPage } from '@fm/ui/table';

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
