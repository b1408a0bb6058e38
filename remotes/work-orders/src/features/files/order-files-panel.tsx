import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { FilesPanel } from '@fm/ui/files';
import { useAllOrderFiles } from './api/order-files';
import { useOrderFileDeeds } from './use-order-file-deeds';
import { useOrderUploads } from './use-order-uploads';

/** Photos and other files of a job: seen, added, paired, handed out. */
export function OrderFilesPanel({ order }: { readonly order: Stored<WorkOrder> }) {
  const files = useAllOrderFiles(order.id);
  return <FilesPanel files={files} deeds={useOrderFileDeeds(order)} uploads={useOrderUploads(order)} />;
}
