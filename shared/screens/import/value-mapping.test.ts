import type { ImportColumn } from './import-of';
import { translated, unknownValues, withMeaning } from './value-mapping';

const columns: readonly ImportColumn[] = [
  { id: 'name', label: 'Name', aliases: [] },
  {
    id: 'state',
    label: 'State',
    aliases: [],
    choices: {
      options: [{ id: 'off', label: 'Switched off' }],
      optionOf: (text) => (text === 'off' ? 'off' : undefined),
    },
  },
];
const mapping = ['name', 'state'];
const none = new Map<string, string>();

describe('values that a column of a known list does not know', () => {
  it('are named once, however they are written, with the rows that have them', () => {
    const rows = [
      ['Hall', 'Aus'],
      ['Roof', ' aus '],
      ['Yard', 'off'],
      ['Gate', ''],
      ['Lamp', 'defekt'],
    ];
    expect(unknownValues(columns, mapping, rows)).toMatchObject([
      {
        field: 'state',
        values: [
          { text: 'Aus', rows: 2 },
          { text: 'defekt', rows: 1 },
        ],
        left: 0,
      },
    ]);
  });

  it('are twenty at most, and the others are counted', () => {
    const rows = Array.from({ length: 23 }, (_, at) => ['Hall', `value ${at}`]);
    const [column] = unknownValues(columns, mapping, rows);
    expect([column?.values.length, column?.left]).toEqual([20, 3]);
  });

  it('are none of a column that holds anything, or is left out', () => {
    expect(unknownValues(columns, ['name', ''], [['Hall', 'Aus']])).toEqual([]);
  });
});

describe('the rows of a file', () => {
  it('say what their values stand for, or nothing where these are left out', () => {
    const aus = withMeaning(none, 'state', 'Aus', 'off');
    const both = withMeaning(aus, 'state', 'defekt', '');
    const rows = [
      ['Aus', 'AUS '],
      ['Roof', 'Defekt'],
      ['constructor', 'constructor'],
    ];
    expect(translated(rows, mapping, both)).toEqual([
      ['Aus', 'off'],
      ['Roof', ''],
      ['constructor', 'constructor'],
    ]);
    expect(translated([['Hall', 'Aus', 'note']], ['name', 'state', ''], aus)).toEqual([
      ['Hall', 'off', 'note'],
    ]);
    expect(translated(rows, mapping, withMeaning(aus, 'state', 'aus', undefined))).toEqual(rows);
  });
});
