import { workOrderAddress } from '@fm/contract/addresses';
import { useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_LINK_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { offerUndo, useHost } from '@fm/platform';
import { Button, CloseIcon, IconButton, Notice, Panel, TextLink } from '@fm/ui';
import { useState } from 'react';
import rows from '../formatting/rows.module.css';
import words from '../formatting/text.module.css';
import { linkOrders, unlinkOrders } from './api/link-orders';
import { LinkDialog } from './link-dialog';
import css from './links.module.css';

/** Other orders that belong to this one; each of them names this one too. */
export function Links({ order }: { readonly order: Stored<WorkOrder> }) {
  const mayEdit = useHost().can('workOrders:edit') && !order.trashed;
  const [adding, setAdding] = useState(false);
  const links = Object.entries(order.links ?? {});
  if (links.length === 0 && !mayEdit) return null;
  return (
    <Panel
      title="Related orders"
      actions={
        mayEdit && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            Link order
          </Button>
        )
      }
    >
      {links.length === 0 && <p className={words.none}>None.</p>}
      <ul className={rows.rows}>
        {links.map(([id, link]) => (
          <LinkRow key={id} orderId={order.id} otherId={id} {...link} mayEdit={mayEdit} />
        ))}
      </ul>
      {adding && <LinkDialog order={order} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

type Link = NonNullable<WorkOrder['links']>[string];

interface LinkRowProps extends Link {
  readonly orderId: string;
  readonly otherId: string;
  readonly mayEdit: boolean;
}

function LinkRow({ orderId, otherId, kind, name, itemId, mayEdit }: LinkRowProps) {
  const { busy, failure, run } = useAction();
  const remove = async () => {
    const outcome = await run(() => unlinkOrders(orderId, otherId));
    if (!outcome.ok) return;
    offerUndo({
      text: `The link to ${name} is removed.`,
      undoneText: `The link to ${name} is back.`,
      undo: () => linkOrders(orderId, kind, otherId, itemId),
    });
  };
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={words.meta}>{WORK_ORDER_LINK_LABELS[kind]}</p>
        <TextLink to={workOrderAddress.record(otherId)}>{name}</TextLink>
      </div>
      {mayEdit && (
        <IconButton size="sm" aria-label={`Remove the link to ${name}`} disabled={busy} onClick={remove}>
          <CloseIcon />
        </IconButton>
      )}
      {failure && (
        <div className={css.failure}>
          <Notice tone="danger">{failure.message}</Notice>
        </div>
      )}
    </li>
  );
}
