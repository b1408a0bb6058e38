import { workOrderAddress } from '@fm/contract/addresses';
import { run } from '@fm/data';
import type { Called } from '@fm/domain/record';
import { type OrderTemplate, orderTemplates, WORK_ORDER_TYPE_LABELS } from '@fm/domain/work-order';
import { TemplateList, type TemplateScreen } from '@fm/screens/templates';
import { formatCounted } from '@fm/ui';

const screen: TemplateScreen<OrderTemplate> = {
  kind: orderTemplates,
  permission: 'workOrders:edit',
  list: { path: workOrderAddress.list(), label: 'Work orders' },
  empty: 'Open a work order that comes up again and again, and choose “Save as template” in its menu.',
  holds,
  rename: (id, name) => run('orderTemplates.rename', { id, name }),
  trash: (id) => run('orderTemplates.trash', { id }),
  restore: (id) => run('orderTemplates.restore', { id }),
};

/** `/work-orders/templates`: work that is ordered again and again. */
export const OrderTemplates = () => <TemplateList screen={screen} />;

function holds({ type, title, checklist, parts }: OrderTemplate): string {
  const count = (of: object, called: Called) => {
    const { length } = Object.keys(of);
    return length === 0 ? [] : [formatCounted(length, called)];
  };
  return [
    WORK_ORDER_TYPE_LABELS[type],
    title,
    ...count(checklist, { one: 'checklist item', many: 'checklist items' }),
    ...count(parts, { one: 'part', many: 'parts' }),
  ].join(' · ');
}
