import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { lazily, Panel } from '@fm/ui';

const OrderFilesPanel = lazily(
  'the files',
  async () => (await import('./order-files-panel')).OrderFilesPanel,
);

/** Photos and other files of a job. */
export const Files = ({ order }: { readonly order: Stored<WorkOrder> }) => (
  <Panel title="Photos and files">
    <OrderFilesPanel order={order} />
  </Panel>
);
