import { writeDocuments } from '@fm/backend/seed';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { envelope } from './records';
import { storedAt } from './stored';

/** Writes an order at a site of the demo, without history: a draft that nobody leads, unless told otherwise. */
export async function storeOrder(
  backend: Parameters<typeof storedAt>[0],
  id: string,
  { title, ...fields }: Partial<WorkOrder> & Pick<WorkOrder, 'title'>,
): Promise<void> {
  const site = await storedAt(backend, 'sites/site-01');
  const order: WorkOrder & { number: string } = {
    number: `WO-2031-${id}`,
    title,
    type: 'inspection',
    status: 'draft',
    statusGroup: 'open',
    priority: 'normal',
    customerRef: site.customerRef as WorkOrder['customerRef'],
    siteRef: { id: 'site-01', name: String(site.name) },
    leadId: '',
    crewRefs: [],
    crewIds: [],
    timezone: String(site.timezone),
    dueSort: '2031-03-31',
    dueDate: '2031-03-31',
    checklist: {},
    origin: 'hand',
    requireSignature: false,
    ...fields,
  };
  const tokens = workOrders.tokens?.(order) ?? [];
  await writeDocuments(backend, [{ path: `workOrders/${id}`, data: { ...envelope(), ...order, tokens } }]);
}
