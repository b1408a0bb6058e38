import { WORK_ORDER_LINK_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { DescriptionList, Panel, TextLink } from '@fm/ui';

/** Other orders that belong to this one. */
export function Links({ order: { links = {} } }: { readonly order: WorkOrder }) {
  const items = Object.entries(links).map(([id, { kind, name }]) => ({
    term: WORK_ORDER_LINK_LABELS[kind],
    value: <TextLink to={`/work-orders/${id}`}>{name}</TextLink>,
  }));
  if (items.length === 0) return null;
  return (
    <Panel title="Related orders">
      <DescriptionList items={items} />
    </Panel>
  );
}
