import {
  CUSTOMER_STATUSES,
  type CustomerChange,
  customers,
  MAX_TAGS,
  STATUSES_WITH_REASON,
  toManager,
  toStatus,
  withTags,
} from '@fm/domain/customer';
import * as v from 'valibot';
import { eachOf, pageOf } from '../batch';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { personRef } from '../reference';
import type { Unit } from '../unit';

const tags = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
  v.maxLength(MAX_TAGS),
);

const changeSchema = v.variant('to', [
  v.object({
    to: v.literal('status'),
    status: v.picklist(CUSTOMER_STATUSES),
    reason: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  v.object({ to: v.literal('manager'), managerId: v.nullable(recordId) }),
  v.object({ to: v.literal('tags'), added: tags, removed: tags }),
]);

/** Makes the same change to many customers. */
export const changeCustomers = defineCommand({
  name: 'customers.changeMany',
  permission: 'customers:edit',
  input: v.object({
    ids: pageOf(recordId),
    batchId: recordId,
    change: changeSchema,
  }),
  async run(unit, { ids, batchId, change }) {
    const compute = await changeOf(unit, change);
    await unit.expect(customers, ids);
    return eachOf(unit, ids, (id) =>
      unit.change(
        customers,
        id,
        (customer) => (customer.trashed ? { ok: false, message: 'It is in the trash.' } : compute(customer)),
        { batchId },
      ),
    );
  },
});

async function changeOf(unit: Unit, change: v.InferOutput<typeof changeSchema>): Promise<CustomerChange> {
  if (change.to === 'tags') return withTags(change.added, change.removed);
  if (change.to === 'manager') {
    const { managerId } = change;
    const typed = managerId === null ? null : { id: managerId, name: '' };
    return toManager(await personRef(unit, 'change.managerId', { typed }));
  }
  if (STATUSES_WITH_REASON.includes(change.status) && change.reason === '')
    throw new FailureSignal(invalid('Say why, so that colleagues know.'));
  return toStatus(change.status, change.reason);
}
