import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { FilesPanel } from '@fm/ui/files';
import { useAllOrderFiles } from './api/order-files';
import { useOrderFileActions } from './use-order-file-actions';
import { useOrderUploads } from './use-order-uploads';

/** Photos and other files of a job: seen, added, paired, handed out. */
export function OrderFilesPanel({ order }: { readonly order: Stored<WorkOrder> }) {
  const files = useAllOrderFiles(order.id);
  return <FilesPanel files={files} actions={useOrderFileActions(order)} uploads={useOrderUploads(order)} />;
}
