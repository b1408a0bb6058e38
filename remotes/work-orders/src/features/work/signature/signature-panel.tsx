import { useActor } from '@fm/data';
import { thumbUrl } from '@fm/domain/attachment';
import type { Actor, Stored } from '@fm/domain/record';
import { mayTransitionWorkOrder } from '@fm/domain/role';
import type { WorkOrder } from '@fm/domain/work-order';
import { Button, Panel, SignatureIcon } from '@fm/ui';
import { useState } from 'react';
import { siteInstant } from '../../order/formatting/site-time';
import words from '../../order/formatting/text.module.css';
import { useOrderFilesById } from '../files/api/order-files';
import css from './signature.module.css';
import { SignatureDialog } from './signature-dialog';

/** The customer's signature: there, still to be taken, or not shown where nobody asks for it. */
export function SignaturePanel({ order }: { readonly order: Stored<WorkOrder> }) {
  const actor = useActor();
  const [asking, setAsking] = useState(false);
  const may = maySign(order, actor);
  if (!order.signature && !may) return null;
  return (
    <Panel
      title="Signature"
      actions={
        may && (
          <Button size="sm" variant="outline" icon={<SignatureIcon />} onClick={() => setAsking(true)}>
            {order.signature ? 'Sign again' : 'Take signature'}
          </Button>
        )
      }
    >
      {order.signature ? (
        <Signed order={order} />
      ) : (
        <p className={words.none}>
          {order.requireSignature
            ? 'The customer has to sign before the order is completed.'
            : 'Not signed. This order does not need it.'}
        </p>
      )}
      {asking && <SignatureDialog order={order} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** Whether `actor` may let the customer sign now; the server says the same. */
function maySign(order: Stored<WorkOrder>, actor: Actor): boolean {
  if (order.trashed || !mayTransitionWorkOrder(actor, order)) return false;
  if (order.status === 'completed') return order.signature === undefined;
  return order.status === 'inProgress' || order.status === 'onHold';
}

/** Who signed when, with what they drew. */
function Signed({ order }: { readonly order: Stored<WorkOrder> }) {
  const { signature, timezone } = order;
  const [drawing] = useOrderFilesById(order.id, signature?.attachmentId ? [signature.attachmentId] : []);
  if (!signature) return null;
  const { name, at, attachmentId } = signature;
  return (
    <div className={css.signed}>
      {drawing ? (
        <img src={thumbUrl(drawing)} alt={`Signature of ${name}`} width={480} height={160} />
      ) : (
        !attachmentId && <p className={css.typed}>{name}</p>
      )}
      <p>
        {name}
        <br />
        <span className={words.meta}>{siteInstant(at, timezone)}</span>
      </p>
    </div>
  );
}
