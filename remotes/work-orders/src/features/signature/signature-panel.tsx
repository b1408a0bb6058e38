import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Button, Panel, SignatureIcon } from '@fm/ui';
import { useState } from 'react';
import words from '../formatting/words.module.css';
import { maySign } from './may-sign';
import { SignatureDialog } from './signature-dialog';
import { Signed } from './signed';

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
