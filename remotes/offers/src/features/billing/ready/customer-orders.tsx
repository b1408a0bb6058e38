import { invoiceAddress, workOrderAddress } from '@fm/contract/addresses';
import { newId, run, useAction } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import { MAX_BILLED_ORDERS } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { Button, formatInstant, formatMoney, Notice, Panel } from '@fm/ui';
import { type Column, DataTable, SecondLine, useSelection } from '@fm/ui/table';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import css from '../billing.module.css';
import { NothingToBillDialog } from './nothing-to-bill-dialog';
import { readyAmount } from './ready-amount';

const columns: readonly Column<Stored<WorkOrder>>[] = [
  {
    id: 'order',
    header: 'Work order',
    cell: ({ number, title, siteRef }) => (
      <>
        {title}
        <SecondLine>{[number, siteRef.name].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    id: 'verified',
    header: 'Verified',
    width: '11rem',
    showFrom: 'wide',
    cell: ({ verifiedAt }) => verifiedAt && formatInstant(verifiedAt),
  },
  {
    id: 'amount',
    header: 'Net',
    width: '12rem',
    align: 'end',
    cell: (order) => (
      <>
        {formatMoney(readyAmount(order), COMPANY.currency)}
        <SecondLine>{whatAmountIs(order)}</SecondLine>
      </>
    ),
  },
];

function whatAmountIs({ offerTotalMinor, planPriceMinor }: WorkOrder): string {
  if (offerTotalMinor !== undefined) return 'as offered';
  return planPriceMinor === undefined ? 'without hours' : 'by its plan';
}

interface CustomerOrdersProps {
  /** Of one customer, at least one. */
  readonly orders: readonly Stored<WorkOrder>[];
}

/** The orders of one customer that are ready to bill, and the draft of an invoice for all or the chosen ones. */
export function CustomerOrders({ orders }: CustomerOrdersProps) {
  const navigate = useNavigate();
  const drafting = useAction();
  const ids = useMemo(() => orders.map(({ id }) => id), [orders]);
  const selection = useSelection(ids);
  const chosen = orders.filter(({ id }) => selection.ids.size === 0 || selection.ids.has(id));
  const [leaving, setLeaving] = useState(false);
  const tooMany = chosen.length > MAX_BILLED_ORDERS;
  const sum = chosen.reduce((total, order) => total + readyAmount(order), 0);
  const name = orders[0]?.customerRef.name ?? '';
  const draft = async () => {
    const id = newId();
    const orderIds = chosen.map((order) => order.id);
    const { ok } = await drafting.run(() => run('invoices.draft', { id, orderIds }));
    if (ok) navigate(invoiceAddress.edit(id));
  };
  return (
    <Panel
      title={name}
      count={orders.length}
      actions={
        <div className={css.actions}>
          {selection.ids.size > 0 && (
            <Button variant="outline" size="sm" disabled={tooMany} onClick={() => setLeaving(true)}>
              Nothing to bill…
            </Button>
          )}
          <Button variant="outline" size="sm" busy={drafting.busy} disabled={tooMany} onClick={draft}>
            {selection.ids.size === 0
              ? 'Draft an invoice'
              : `Draft an invoice for ${selection.ids.size} chosen`}
          </Button>
        </div>
      }
    >
      {tooMany && <Notice>{`Choose at most ${MAX_BILLED_ORDERS} work orders for one invoice.`}</Notice>}
      {drafting.failure && <Notice tone="danger">{drafting.failure.message}</Notice>}
      <DataTable
        caption={`Ready to bill: ${name}`}
        columns={columns}
        rows={orders}
        rowHref={({ id }) => workOrderAddress.record(id)}
        choice={{ selection, nameOf: workOrders.label }}
      />
      <p className={css.sum}>
        {`Together ${formatMoney(sum, COMPANY.currency)} net.`}
        {chosen.some(
          ({ offerTotalMinor, planPriceMinor }) => (offerTotalMinor ?? planPriceMinor) === undefined,
        ) && ' Hours are added in the draft.'}
      </p>
      {leaving && <NothingToBillDialog orders={chosen} onClose={() => setLeaving(false)} />}
    </Panel>
  );
}
