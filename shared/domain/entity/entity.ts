/** Kinds of records that have a screen of their own, with what people call one. */
export const ENTITY_LABELS = {
  customer: 'Customer',
  employee: 'Employee',
  task: 'Task',
  workOrder: 'Work order',
  offer: 'Offer',
  maintenancePlan: 'Maintenance plan',
  asset: 'Asset',
} as const;
export type EntityType = keyof typeof ENTITY_LABELS;

/** A record as history and reminders name it. */
export interface EntityName {
  readonly type: string;
  readonly id: string;
}

const ADDRESSES: Readonly<Record<EntityType, (id: string) => string>> = {
  customer: (id) => `/customers/form?id=${id}`,
  employee: (id) => `/employees/form?id=${id}`,
  task: (id) => `/tasks/form?id=${id}`,
  workOrder: (id) => `/work-orders/${id}`,
  offer: (id) => `/create-offer?id=${id}`,
  maintenancePlan: (id) => `/maintenance?id=${id}`,
  asset: (id) => `/maintenance/assets/${id}`,
};

const isEntityType = (type: string): type is EntityType => Object.hasOwn(ADDRESSES, type);

/** Where a record is shown; undefined for parts of records, which have no screen of their own. */
export const entityAddress = ({ type, id }: EntityName): string | undefined =>
  isEntityType(type) ? ADDRESSES[type](encodeURIComponent(id)) : undefined;

/** What people call a kind of record; a kind without a screen is called what it is. */
export const entityLabel = (type: string): string =>
  isEntityType(type) ? ENTITY_LABELS[type] : type.charAt(0).toUpperCase() + type.slice(1);
