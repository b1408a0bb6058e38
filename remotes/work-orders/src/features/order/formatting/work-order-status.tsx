import { WORK_ORDER_STATUS_LABELS, type WorkOrderStatus } from '@fm/domain/work-order';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<WorkOrderStatus, Omit<StatusProps, 'label'>>> = {
  draft: { tone: 'neutral' },
  scheduled: { tone: 'info', shape: 'ring' },
  inProgress: { tone: 'info' },
  onHold: { tone: 'warning', shape: 'pause' },
  completed: { tone: 'success', shape: 'dot' },
  verified: { tone: 'success' },
  cancelled: { tone: 'neutral', shape: 'cross' },
};

/** Where a job stands. */
export const WorkOrderStatusMark = ({ status }: { readonly status: WorkOrderStatus }) => (
  <Status {...looks[status]} label={WORK_ORDER_STATUS_LABELS[status]} />
);
