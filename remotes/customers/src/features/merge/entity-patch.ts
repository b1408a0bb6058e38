import type { Move } from './move';

/** A record that names a customer by its bare id, and may be about it. */
interface AboutCustomer {
  readonly customerId?: string | undefined;
  readonly entity?: { readonly type: string; readonly id: string; readonly label: string } | undefined;
}

/** What lets such a record go over; empty for one of another customer. */
export const entityPatch = ({ customerId, entity }: AboutCustomer, { from, to }: Move) =>
  customerId === from.id
    ? {
        customerId: to.id,
        ...(entity?.id === from.id && { entity: { ...entity, id: to.id, label: to.name } }),
      }
    : {};
