import { dayIn, earlierDay, laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Customer, customers } from '@fm/domain/customer';
import {
  billedPositions,
  type Invoice,
  invoiceFigures,
  invoices,
  MAX_BILLED_ORDERS,
  MAX_POSITIONS,
  type NewPosition,
} from '@fm/domain/invoice';
import { jobOf, LABOUR_RATES_ID, labourOf, labourRatesOf } from '@fm/domain/labour';
import { offerLanguage, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, missing } from '../failure';
import { present } from '../reference';
import { isOwn, same, thereAlready, type Unit } from '../unit';

/** Entries of time that are billed of one order at most. */
const MOST_ENTRIES = 200;
/** Letters of a position's text. */
const MOST_TEXT = 300;
/** Letters of a title. */
const MOST_TITLE = 140;

/**
 * Writes the draft of an invoice for verified work orders of one customer, and marks the orders in the same commit: no
 * order is ever billed by two invoices.
 */
export const draftInvoice = defineCommand({
  name: 'invoices.draft',
  permission: 'invoices:edit',
  input: v.object({
    id: recordId,
    orderIds: v.pipe(
      v.array(recordId),
      v.minLength(1, 'Choose at least one work order.'),
      v.maxLength(MAX_BILLED_ORDERS, `Choose at most ${MAX_BILLED_ORDERS} work orders.`),
      v.check((ids) => new Set(ids).size === ids.length, 'Choose each work order once.'),
    ),
  }),
  async run(unit, { id, orderIds }, { actor, now }) {
    const there = await unit.find(invoices, id);
    // Its answer may have been lost.
    if (there && isOwn(there, actor) && !there.trashed && same(there.orderIds, orderIds)) return null;
    if (there) throw new FailureSignal(thereAlready(invoices, there));
    const orders: Stored<WorkOrder>[] = [];
    for (const orderId of orderIds) orders.push(await readyOrder(unit, orderId));
    const [first] = orders;
    if (!first) throw new FailureSignal(missing);
    if (orders.some(({ customerRef }) => customerRef.id !== first.customerRef.id))
      throw new FailureSignal(invalid('Choose work orders of one customer.'));
    const customer = await present(unit, customers, first.customerRef.id);
    const positions: NewPosition[] = [];
    for (const order of orders) {
      const own = await positionsOf(unit, order, customer.currency);
      // Of one order the title says which it is.
      positions.push(...(orders.length > 1 ? own.map((position) => namedAfter(order, position)) : own));
    }
    if (positions.length > MAX_POSITIONS)
      throw new FailureSignal(
        invalid(`Together they have more than ${MAX_POSITIONS} positions. Choose fewer work orders.`),
      );
    const invoice = newInvoice(customer, orders, positions, now);
    await unit.create(invoices, id, invoice);
    for (const order of orders)
      await unit.change(workOrders, order.id, (current) =>
        current.invoiceRef || current.notBilled !== undefined
          ? { ok: false, message: BILLED }
          : { ok: true, patch: { invoiceRef: { id, name: invoice.title } }, note: 'Put on an invoice.' },
      );
    return null;
  },
});

/** A position that says which order it bills. */
const namedAfter = ({ number, title }: Stored<WorkOrder>, position: NewPosition): NewPosition => ({
  ...position,
  text: `${number ?? title}: ${position.text}`.slice(0, MOST_TEXT),
});

const BILLED = 'One of these work orders is on an invoice already. Look at the list again.';

async function readyOrder(unit: Unit, id: string): Promise<Stored<WorkOrder>> {
  const order = await present(unit, workOrders, id);
  if (order.invoiceRef) throw new FailureSignal(invalid(BILLED));
  if (order.notBilled !== undefined)
    throw new FailureSignal(
      invalid(`${workOrders.label(order)} is marked as nothing to bill. Set it ready to bill first.`),
    );
  if (order.status !== 'verified')
    throw new FailureSignal(
      invalid(`${workOrders.label(order)} is not verified yet. Only verified work is billed.`),
    );
  return order;
}

async function positionsOf(
  unit: Unit,
  order: Stored<WorkOrder>,
  currency: string,
): Promise<readonly NewPosition[]> {
  const labour = await unit.list(labourOf(jobOf(order)), {
    filters: [['trashed', '==', false]],
    orders: [],
    limit: MOST_ENTRIES + 1,
  });
  if (labour.length > MOST_ENTRIES)
    throw new FailureSignal(
      invalid(`${workOrders.label(order)} has more than ${MOST_ENTRIES} entries of time.`),
    );
  const rates = await unit.find(labourRatesOf(order.id), LABOUR_RATES_ID);
  const offer = order.offerRef && (await unit.find(offers, order.offerRef.id));
  if (offer && offer.currency !== currency)
    throw new FailureSignal(
      invalid(`${offers.label(offer)} is in ${offer.currency}, and the customer pays in ${currency}.`),
    );
  return billedPositions({ order, offer, labour, rates: rates ?? { rates: {} } });
}

function newInvoice(
  customer: Stored<Customer>,
  orders: readonly Stored<WorkOrder>[],
  all: readonly NewPosition[],
  now: Date,
): Invoice {
  const days = orders.map(({ timezone, completedAt, startedAt }) => ({
    from: dayIn(timezone, startedAt ?? completedAt ?? now),
    to: dayIn(timezone, completedAt ?? now),
  }));
  const day = today(COMPANY.timezone, now);
  const positions = Object.fromEntries(
    all.map((position, order) => [`p${order + 1}`, { ...position, order }]),
  );
  const title = orders.length === 1 ? orders[0]?.title : `${orders.length} work orders`;
  return {
    title: (title ?? '').slice(0, MOST_TITLE),
    sort: 'invoice',
    status: 'draft',
    customerRef: { id: customer.id, name: customer.name },
    recipient: {
      name: customer.name,
      address: customer.billing,
      taxId: customer.taxId,
      email: customer.billingEmail ?? customer.email,
    },
    currency: customer.currency,
    language: offerLanguage(customer.language),
    periodFrom: days.map(({ from }) => from).reduce(earlierDay, day),
    periodTo: days.map(({ to }) => to).reduce(laterDay),
    paymentDays: customer.paymentDays,
    positions,
    ...invoiceFigures(positions),
    orderRefs: orders.map((order) => ({ id: order.id, name: workOrders.label(order) })),
    orderIds: orders.map(({ id }) => id),
  };
}
