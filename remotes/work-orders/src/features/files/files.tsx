import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { lazily, Panel } from '@fm/ui';

const FilesPanel = lazily('the files', async () => (await import('./files-panel')).FilesPanel);

/** Photos and other files of a job. */
export const Files = ({ order }: { readonly order: Stored<WorkOrder> }) => (
  <Panel title="Photos and files">
    <FilesPanel order={order} />
  </Panel>
);
