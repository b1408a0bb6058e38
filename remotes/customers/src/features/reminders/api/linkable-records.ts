import { customerOptions, employeeOptions, type Outcome, recordOptions } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import { offers } from '@fm/domain/offer';
import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import type { LinkableType } from '../linkable-kinds';

/** A record that a reminder can be about. */
export interface Linkable {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  /** The record itself, of whichever kind. */
  readonly record: { readonly customerRef?: { readonly id: string } | undefined };
}

type Load = (query: string) => Promise<Outcome<readonly Linkable[]>>;

const newestFirst = { orderBy: 'updatedAt', direction: 'desc' } as const;

const ofCustomer = ({ customerRef }: { customerRef?: { name: string } | undefined }) => customerRef?.name;

/** What a reminder can be about, found by what is typed; the last changed ones first. */
export const linkableRecords: Readonly<Record<LinkableType, Load>> = {
  customer: async (query) => {
    const found = await customerOptions(query);
    if (!found.ok) return found;
    return {
      ok: true,
      value: found.value.map((option) => ({ ...option, record: { customerRef: { id: option.id } } })),
    };
  },
  employee: async (query) => {
    const found = await employeeOptions(query);
    return found.ok ? { ok: true, value: found.value.map((option) => ({ ...option, record: {} })) } : found;
  },
  task: recordOptions({ collection: tasks, ...newestFirst, detail: ofCustomer }),
  workOrder: recordOptions({ collection: workOrders, ...newestFirst, detail: ofCustomer }),
  offer: recordOptions({ collection: offers, ...newestFirst, detail: ofCustomer }),
  maintenancePlan: recordOptions({ collection: maintenancePlans, ...newestFirst, detail: ofCustomer }),
  asset: recordOptions({ collection: assets, ...newestFirst, detail: ofCustomer }),
};
