import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { PageSkeleton } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { WorkOrderStatusMark } from '../look/work-order-status';
import { TemplateSection } from '../templates/template-section';
import { useGiven } from './api/given';
import { useWorkOrderRecord } from './api/work-order-record';
import { editLock } from './edit-lock';
import type { Given } from './follow-up';
import { WorkOrderFields } from './work-order-fields';

/** `/work-orders/form` creates, `/work-orders/form?id=…` edits. */
export function WorkOrderFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const given = useGiven();
  if (!given) return <PageSkeleton />;
  // Another order is another form: nothing typed for one may end up with the other.
  return <WorkOrderForm key={id} id={id} given={given} />;
}

interface WorkOrderFormProps {
  readonly id: string | undefined;
  readonly given: Given;
}

function WorkOrderForm({ id, given }: WorkOrderFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const record = useWorkOrderRecord(id, given, (saved, mode, { title }) => {
    host.toast.success(`“${title}” was ${mode === 'create' ? 'created' : 'saved'}.`);
    navigate(`/work-orders/${saved}`);
  });
  const order = record.record;
  return (
    <RecordFormFrame
      record={record}
      noun="work order"
      title={order?.title ?? (id ? 'Work order' : 'New work order')}
      status={order && <WorkOrderStatusMark status={order.status} />}
      back={
        id
          ? { to: `/work-orders/${id}`, label: order?.number ?? 'Work order' }
          : { to: listAddress('/work-orders'), label: 'Work orders' }
      }
      readOnly={editLock(order, host.can)}
    >
      {!id && <TemplateSection form={record.form} />}
      <WorkOrderFields form={record.form} order={order} />
    </RecordFormFrame>
  );
}
