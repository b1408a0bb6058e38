import { workOrderAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import { itemPhotosText } from '@fm/domain/attachment';
import type { Ref, Stored } from '@fm/domain/record';
import {
  contentToForm,
  type OrderTemplate,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
} from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { useFormAddress } from '@fm/screens/record';
import { FormSection, FormStack, Notice, PageSkeleton, TextLink } from '@fm/ui';
import { CarriedPhotosNotice, RecordFormFrame } from '@fm/ui/form';
import { ComboBoxField } from '@fm/ui/select';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WorkOrderStatusMark } from '../order/formatting/work-order-status';
import { useInitialValues } from './api/initial-values';
import { useWorkOrderRecord } from './api/work-order-record';
import type { InitialValues } from './initial-values';
import type { SectionProps } from './section-props';
import { templateOptions } from './templates/api/templates';
import { WorkOrderFields } from './work-order-fields';

/** The page of the form: a new work order, or the one that the address names; see `useInitialValues` for initial values. */
export function OrderForm() {
  const { id, key } = useFormAddress();
  const initial = useInitialValues();
  if (!initial) return <PageSkeleton />;
  return <WorkOrderForm key={key} id={id} initial={initial} />;
}

interface WorkOrderFormProps {
  readonly id: string | undefined;
  readonly initial: InitialValues;
  /** The banner above the form that names the offer or plan the values were copied from. */
  readonly above?: ReactNode;
}

/** The form of a new work order, or of the one with `id`. */
export function WorkOrderForm({ id, initial, above }: WorkOrderFormProps) {
  const host = useHost();
  const photos = id === undefined ? (initial.photos ?? []) : [];
  const navigate = useNavigate();
  const record = useWorkOrderRecord(id, initial, (saved, mode, { title }) => {
    const text = `“${title}” was ${mode === 'create' ? 'created' : 'saved'}.`;
    host.toast.success([text, itemPhotosText(photos.length, 'copied to it')].filter(Boolean).join(' '));
    navigate(workOrderAddress.record(saved));
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
          ? { to: workOrderAddress.record(id), label: order?.number ?? 'Work order' }
          : { to: listAddress(workOrderAddress.list()), label: 'Work orders' }
      }
      readOnly={editLock(order, host.can)}
    >
      {above}
      {!id && initial.itemId !== undefined && (
        <CarriedPhotosNotice count={initial.photos?.length} noun="order" />
      )}
      <WorkOrderFields
        form={record.form}
        order={order}
        template={!id && !initial.occurrence && <TemplateSection form={record.form} />}
      />
    </RecordFormFrame>
  );
}

/** Why somebody may only read the form of this order; undefined where they may edit it. */
function editLock(order: WorkOrder | undefined, can: (permission: string) => boolean): string | undefined {
  if (!can('workOrders:edit'))
    return 'Your role may look at work orders and comment on them, not change them.';
  if (order?.statusGroup !== 'closed' || can('workOrders:unlock')) return undefined;
  const status = WORK_ORDER_STATUS_LABELS[order.status].toLowerCase();
  return order.status === 'completed'
    ? `This order is ${status}. Reopen it to change it; an administrator may also change it as it is.`
    : `This order is ${status}. Only an administrator can change it.`;
}

const changed = { shouldDirty: true } as const;

/** Fills a new order with the work of a template. What it does not keep stays as it was typed. */
function TemplateSection({ form }: SectionProps) {
  const [chosen, setChosen] = useState<Ref | null>(null);
  const fill = (template: Stored<OrderTemplate>) => {
    const values = contentToForm(template);
    for (const field of Object.keys(values) as (keyof typeof values)[])
      form.setValue(field, values[field], changed);
    form.clearErrors();
  };
  return (
    <FormSection title="Template" hint="Work that is ordered again and again.">
      <FormStack>
        <ComboBoxField
          label="Start from a template"
          load={templateOptions}
          value={chosen}
          onChange={setChosen}
          onPick={(option) => option && fill(option.record)}
        />
        {chosen && <Notice tone="info">{`Filled in from “${chosen.name}”. Change what differs.`}</Notice>}
        <p>
          <TextLink to={workOrderAddress.templates()}>Manage templates</TextLink>
        </p>
      </FormStack>
    </FormSection>
  );
}
