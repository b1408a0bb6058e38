import { listAddress, useTrash, useTrashPage } from '@fm/data';
import { maintenancePlans } from '@fm/domain/maintenance';
import { TrashPage } from '@fm/ui/table';
import { planScope } from './plan-scope';

/** `/maintenance/trash`: maintenance plans that were deleted, and the way back. */
export function PlanTrash() {
  const { page, moveTo } = useTrashPage(maintenancePlans);
  const trash = useTrash(planScope);
  return (
    <TrashPage
      page={page}
      onMove={moveTo}
      trash={trash}
      noun="maintenance plans"
      nameOf={maintenancePlans.label}
      hrefOf={({ id }) => `/maintenance/form?id=${id}`}
      back={{ to: listAddress('/maintenance'), label: 'Plans' }}
    />
  );
}
