import { copyAttachments, listAddress, useActor } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { Notice, PageSkeleton } from '@fm/ui';
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
  const actor = useActor();
  const photos = id === undefined ? (given.photos ?? []) : [];
  const navigate = useNavigate();
  const record = useWorkOrderRecord(id, given, (saved, mode, { title, customerRef }) => {
    const told = `“${title}” was ${mode === 'create' ? 'created' : 'saved'}.`;
    if (photos.length > 0) {
      const entity = { type: workOrders.type, id: saved, label: title };
      void copyAttachments(actor, photos, { entity, customerId: customerRef?.id });
    }
    host.toast.success([told, photosWords(photos.length, 'being copied to it')].filter(Boolean).join(' '));
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
      {!id && given.itemId !== undefined && !given.photos && (
        <Notice tone="warning">
          The photos of the checklist item could not be loaded, so none of them is copied.
        </Notice>
      )}
      {photos.length > 0 && <Notice tone="info">{photosWords(photos.length, 'copied to this order')}</Notice>}
      <WorkOrderFields form={record.form} order={order} />
    </RecordFormFrame>
  );
}

/** How many photos of the checklist item come along. */
function photosWords(count: number, how: string): string {
  if (count === 0) return '';
  return count === 1
    ? `The photo of the checklist item is ${how}.`
    : `The ${count} photos of the checklist item are ${how}.`;
}
