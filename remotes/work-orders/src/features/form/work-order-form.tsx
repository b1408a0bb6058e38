import { listAddress } from '@fm/data';
import { itemPhotosWords } from '@fm/domain/attachment';
import { useHost } from '@fm/platform';
import { PageSkeleton } from '@fm/ui';
import { CarriedPhotosNotice, RecordFormFrame } from '@fm/ui/form';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { WorkOrderStatusMark } from '../formatting/work-order-status';
import { TemplateSection } from '../templates/template-section';
import { useGiven } from './api/given';
import { useWorkOrderRecord } from './api/work-order-record';
import { editLock } from './edit-lock';
import type { Given } from './given';
import { WorkOrderFields } from './work-order-fields';

/** The page of the form: a new work order, or the one that the address names; see `useGiven` for initial values. */
export function OrderForm() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const given = useGiven();
  if (!given) return <PageSkeleton />;
  // Another order is another form: nothing typed for one may end up with the other.
  return <WorkOrderForm key={id} id={id} given={given} />;
}

interface WorkOrderFormProps {
  readonly id: string | undefined;
  readonly given: Given;
  /** The banner above the form that names the offer or plan the values were copied from. */
  readonly above?: ReactNode;
}

/** The form of a new work order, or of the one with `id`. */
export function WorkOrderForm({ id, given, above }: WorkOrderFormProps) {
  const host = useHost();
  const photos = id === undefined ? (given.photos ?? []) : [];
  const navigate = useNavigate();
  const record = useWorkOrderRecord(id, given, (saved, mode, { title }) => {
    const told = `“${title}” was ${mode === 'create' ? 'created' : 'saved'}.`;
    host.toast.success([told, itemPhotosWords(photos.length, 'copied to it')].filter(Boolean).join(' '));
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
      {above}
      {!id && !given.visit && <TemplateSection form={record.form} />}
      {!id && given.itemId !== undefined && <CarriedPhotosNotice count={given.photos?.length} noun="order" />}
      <WorkOrderFields form={record.form} order={order} />
    </RecordFormFrame>
  );
}
