import {
  contactSchema,
  contactsOf,
  customerFrom,
  customerSchema,
  customerScreenSchema,
  customers,
  MAX_PARTS,
} from '@fm/domain/customer';
import { recordId } from '@fm/domain/record';
import { siteSchema, sites } from '@fm/domain/site';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { FailureSignal, inTrash, invalid } from '../failure';
import { personRef } from '../reference';
import { isOwn, thereAlready } from '../unit';
import { ownParts, saveContacts, saveSites } from './save-parts';

const seen = v.object({ id: recordId });

/** Creates a customer with its sites and contacts, or saves the form of all of them. */
export const saveCustomer = defineCommand({
  name: 'customers.save',
  permission: 'customers:edit',
  input: v.object({
    id: recordId,
    values: customerScreenSchema,
    /** The customer as the form was filled with it; null for a new one. */
    base: v.nullable(customerSchema),
    /** Its sites and contacts as the form was filled with them; null for a new one. */
    parts: v.nullable(
      v.object({
        sites: v.pipe(v.array(v.intersect([seen, siteSchema])), v.maxLength(MAX_PARTS)),
        contacts: v.pipe(v.array(v.intersect([seen, contactSchema])), v.maxLength(MAX_PARTS)),
      }),
    ),
  }),
  async run(unit, { id, values, base, parts }, { actor }) {
    const before = parts ?? { sites: [], contacts: [] };
    const ids = (
      rows: readonly { readonly id: string }[],
      typed: readonly { readonly recordId: string }[],
    ) => [...rows.map((row) => row.id), ...typed.map((row) => row.recordId)];
    await Promise.all([
      unit.expect(sites, ids(before.sites, values.sites)),
      unit.expect(contactsOf(id), ids(before.contacts, values.contacts)),
    ]);
    const current = await unit.find(customers, id);
    if (current?.trashed) throw new FailureSignal(inTrash);
    if (current && base === null && !isOwn(current, actor))
      throw new FailureSignal(thereAlready(customers, current));
    if (current?.mergedInto)
      throw new FailureSignal(invalid('Finish or undo the merge to change this customer.'));
    const accountManagerRef = await personRef(unit, 'values.accountManagerRef', {
      typed: values.accountManagerRef,
      base: base?.accountManagerRef,
      stored: current?.accountManagerRef,
    });
    const record = customerFrom({ ...values, accountManagerRef }, base ?? undefined);
    await unit.save(customers, id, base, record);
    const customerRef = { id, name: values.name };
    // A form that was filled with no customer knows no parts of one that it stored before.
    const filled = current && base === null ? await ownParts(unit, actor, id) : before;
    await saveSites(unit, customerRef, values, filled.sites);
    await saveContacts(unit, customerRef, values, filled.contacts);
    return null;
  },
});
