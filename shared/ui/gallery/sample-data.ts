import type { OpenMerge } from '../form/record-form-state';
import type { PutBackButtonsProps } from '../history';
import type { ComboOption, CustomerFieldProps, ShownViews } from '../select';

const nothing = () => undefined;

/** What the gallery shows: made to be awkward, with long, short, empty and right-to-left values. */
export interface SampleTask {
  readonly id: string;
  readonly title: string;
  readonly customer: string;
  readonly status: 'open' | 'inProgress' | 'done' | 'blocked' | 'cancelled';
  readonly due: string;
  readonly costMinor: number;
}

export const SAMPLE_TODAY = '2026-11-20';

export const sampleTasks: readonly SampleTask[] = [
  {
    id: '1',
    title: 'Replace the filter of the ventilation',
    customer: 'Müller & Söhne Gebäudetechnik GmbH',
    status: 'open',
    due: '2026-11-17',
    costMinor: 12_450,
  },
  {
    id: '2',
    title: 'Lift inspection, tower B',
    customer: 'Hafenkontor',
    status: 'inProgress',
    due: '2026-11-20',
    costMinor: 1_250_000,
  },
  {
    id: '3',
    title: 'Keys for the night shift',
    customer: 'شركة النور للخدمات',
    status: 'blocked',
    due: '2026-11-21',
    costMinor: 0,
  },
  {
    id: '4',
    title: 'Clear the gutters of all four halls before the first frost and photograph each outlet',
    customer: 'Nordlicht Immobilienverwaltungsgesellschaft mit beschränkter Haftung & Co. KG',
    status: 'done',
    due: '2026-12-04',
    costMinor: 89_900,
  },
  { id: '5', title: 'Paint', customer: 'Ü', status: 'cancelled', due: '2027-02-01', costMinor: 500 },
];

export const samplePeople = [
  { id: 'e1', name: 'Ana Adler', detail: 'Dispatch' },
  { id: 'e2', name: 'Marek Wolny', detail: 'Electrician' },
  { id: 'e3', name: 'Olga Brandt', detail: 'Office' },
  { id: 'e4', name: 'Zoë Ångström-Björklund', detail: 'Caretaker, north' },
] as const;

/** Answers like the data layer, after a moment. */
export const searchPeople = async (query: string) => ({
  ok: true as const,
  value: samplePeople.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
});

export const searchFails = async () => ({
  ok: false as const,
  failure: { message: 'The server cannot be reached.' },
});

/** More rows than are drawn at once. */
export const manyTasks: readonly SampleTask[] = Array.from({ length: 250 }, (_, index) => ({
  id: `many-${index}`,
  title: `Inspection ${index + 1}`,
  customer: 'Hafenkontor',
  status: 'open',
  due: SAMPLE_TODAY,
  costMinor: 10_000,
}));

/** A customer for whom nothing should be planned without asking. */
export const sampleBlock: CustomerFieldProps<ComboOption>['block'] = {
  customerId: 'c1',
  title: 'This customer is marked “On hold”',
  text: 'Three invoices of the spring are not paid. Ask Ana Adler before you go on.',
};

/** A change of two fields that may be put back. */
export const sampleChange: PutBackButtonsProps['event'] = {
  id: 'change',
  at: new Date(2026, 10, 20, 14, 5),
  actor: { uid: 'u', name: 'Olga Brandt', role: 'office' },
  entity: { type: 'task', id: '1', label: 'Paint' },
  kind: 'changed',
  changes: [
    { path: 'title', from: 'Paint', to: 'Paint the hall' },
    { path: 'dueDate', from: '2026-11-20', to: '2026-11-24' },
  ],
  source: 'ui',
};
export const samplePutBack: PutBackButtonsProps['putBack'] = {
  busy: false,
  failure: undefined,
  fields: { title: 'Title', priority: 'Priority', dueDate: { label: 'Due date', format: 'day' } },
  mayField: () => true,
  field: nothing,
  mayVersion: () => true,
  version: nothing,
};

/** Two people changed the same two fields. */
export const sampleMerge: OpenMerge = {
  by: 'Olga Brandt',
  own: false,
  next: 'save',
  fields: { title: 'Title', due: { label: 'Due', format: 'day' } },
  clashes: [
    { path: ['title'], field: 'title', base: 'Paint', theirs: 'Paint the hall', mine: 'Paint tower B' },
    { path: ['due'], field: 'due', base: '2026-11-20', theirs: '2026-11-24', mine: '' },
  ],
  choose: nothing,
  putOff: nothing,
};

const kept = async () => ({ ok: true as const });
/** One view of one's own, open now, and one that somebody shares. */
export const sampleViews: ShownViews = {
  status: 'ready',
  views: [
    {
      id: '1',
      name: 'Due this week',
      shared: true,
      isDefault: true,
      isMine: true,
      owner: 'Ana Adler',
      isCurrent: true,
    },
    {
      id: '2',
      name: 'Lifts',
      shared: true,
      isDefault: false,
      isMine: false,
      owner: 'Olga Brandt',
      isCurrent: false,
    },
  ],
  load: nothing,
  open: nothing,
  save: kept,
  change: kept,
  remove: kept,
};
