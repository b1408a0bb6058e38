import * as v from 'valibot';
import { choiceColumn } from '../choices';
import type { ImportOf, ImportRow, WantedRow } from '../import-of';
import { type ImportField, readRow } from '../read-row';

const STATES = ['running', 'off'] as const;

interface Meter {
  name: string;
  email: string;
  state: (typeof STATES)[number];
}

const METER_FIELDS: readonly ImportField<Meter>[] = [
  {
    id: 'name',
    label: 'Name',
    aliases: [],
    put: (meter, text) => {
      meter.name = text;
      return undefined;
    },
  },
  {
    id: 'email',
    label: 'E-mail',
    aliases: [],
    put: (meter, text) => {
      meter.email = text;
      return undefined;
    },
  },
  {
    id: 'state',
    label: 'State',
    aliases: [],
    ...choiceColumn<Meter, Meter['state']>({
      codes: STATES,
      labels: { running: 'Running', off: 'Switched off' },
      aliases: { running: ['lauft'], off: [] },
      set: (meter, code) => {
        meter.state = code;
      },
    }),
  },
];

/** An import of meters, and what it had stored. */
export function meterImport(there: readonly string[] = []) {
  const stored: WantedRow<Meter>[] = [];
  const of: ImportOf<Meter> = {
    called: { one: 'meter', many: 'meters' },
    keptUnder: 'fm.import.meters',
    columns: METER_FIELDS,
    needed: { columns: ['name'], say: 'Choose the name.' },
    detailHeader: 'Reader',
    decisions: ['skip', 'update', 'create'],
    list: { to: '/meters', label: 'To the meters' },
    readRows: async (rows, mapping) =>
      rows.map((cells, at) =>
        readRow(
          {
            fields: METER_FIELDS,
            schema: v.object({
              name: v.pipe(v.string(), v.minLength(1, 'Enter a name.')),
              email: v.union([v.literal(''), v.pipe(v.string(), v.email('Enter an e-mail address.'))]),
              state: v.picklist(STATES),
            }),
            empty: (): Meter => ({ name: '', email: '', state: 'running' }),
            columnOf: ([first = 'name']) => first,
            nameOf: ({ name }) => name,
            detailOf: () => '',
          },
          { id: `r${at}`, line: at + 2, cells },
          mapping,
          undefined,
        ),
      ),
    findThere: async (rows: readonly ImportRow<Meter>[]) =>
      new Map(
        rows.flatMap(({ id, values }) =>
          values && there.includes(values.name)
            ? [[id, { id: `there ${values.name}`, name: values.name, why: 'same name' }] as const]
            : [],
        ),
      ),
    store: async (rows) => {
      stored.push(...rows);
      return { done: rows, failed: [], left: [] };
    },
  };
  return { of, stored };
}

/** A CSV file of these lines. */
export const csvFile = (...lines: readonly string[]): File =>
  Object.assign(new File(['Name'], 'meters.csv'), {
    arrayBuffer: async () => new TextEncoder().encode(lines.join('\r\n')).buffer as ArrayBuffer,
  });
