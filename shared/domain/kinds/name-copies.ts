import type { RecordKind } from '../record';
import { kindNamed } from './kinds';

/** Where records keep the name of another record beside its id. */
export interface NameCopy {
  readonly kind: RecordKind<object>;
  /** Lies below other records: found wherever it lies. */
  readonly isBelow: boolean;
  /**
   * How the name is kept: in a map `{id, name}`, in a list of such maps, or in two fields, of which `field` is the one
   * with the id.
   */
  readonly shape: 'one' | 'many' | 'pair';
  /** A field, by its path. */
  readonly field: string;
  /** The field with the name, of two. */
  readonly nameField: string;
}

type Place = readonly [kind: string, field: string, shape?: NameCopy['shape'], nameField?: string];

/** Reminders may be about any of them. */
const REMINDERS: Place = ['reminder', 'entity.id', 'pair', 'entity.label'];

const BELOW: ReadonlySet<string> = new Set(['contact', 'occurrence', 'labour']);

/** By the kind whose names are copied. Names in comments and in the history stay as they were said. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  customer: [
    ['site', 'customerRef'],
    ['contact', 'customerRef'],
    ['asset', 'customerRef'],
    ['task', 'customerRef'],
    ['workOrder', 'customerRef'],
    ['offer', 'customerRef'],
    ['invoice', 'customerRef'],
    ['maintenancePlan', 'customerRef'],
    ['occurrence', 'customerRef'],
  ],
  site: [
    ['asset', 'siteRef'],
    ['task', 'siteRef'],
    ['workOrder', 'siteRef'],
    ['offer', 'siteRef'],
    ['maintenancePlan', 'siteRef'],
    ['occurrence', 'siteRef'],
  ],
  contact: [
    ['workOrder', 'contactRef'],
    ['offer', 'contactRef'],
  ],
  asset: [
    ['workOrder', 'assetRefs', 'many'],
    ['maintenancePlan', 'assetRefs', 'many'],
  ],
  employee: [
    ['customer', 'accountManagerRef'],
    ['employee', 'managerRef'],
    ['task', 'assigneeRef'],
    ['workOrder', 'leadId', 'pair', 'leadName'],
    ['workOrder', 'crewRefs', 'many'],
    ['offer', 'ownerRef'],
    ['maintenancePlan', 'template.leadId', 'pair', 'template.leadName'],
    ['maintenancePlan', 'template.crewRefs', 'many'],
    ['labour', 'employeeRef'],
  ],
};

/** Kinds whose names other records keep, by their name in history. */
export const COPIED_KINDS: readonly string[] = Object.keys(PLACES);

/** Where the names of a kind are kept. */
export const nameCopiesOf = (type: string): readonly NameCopy[] =>
  [...(PLACES[type] ?? []), REMINDERS].map(([name, field, shape = 'one', nameField = `${field}.name`]) => {
    const kind = kindNamed(name);
    if (!kind) throw new Error(`No kind of record is called ${name}.`);
    return { kind, isBelow: BELOW.has(name), shape, field, nameField };
  });
