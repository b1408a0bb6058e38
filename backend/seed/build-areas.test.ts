import { eventSchema } from '@fm/domain/event';
import { DERIVED, defineKind } from '@fm/domain/record';
import { tokensOf } from '@fm/domain/tokens';
import * as v from 'valibot';
import { demoDocuments } from './demo';
import { documents as plain, TODAY } from './demo-fixture';

interface Reading {
  readonly name: string;
  readonly nameLower?: string | undefined;
}

const readings = defineKind<Reading>({
  path: 'readings',
  type: 'reading',
  called: { one: 'reading', many: 'readings' },
  numberPrefix: 'RE',
  schema: v.object({ name: v.pipe(v.string(), v.minLength(1)), nameLower: v.optional(v.string()) }),
  fields: { name: 'Name', nameLower: DERIVED },
  label: ({ name }) => name,
  tokens: ({ name }) => tokensOf([name]),
  derived: ({ name }) => ({ nameLower: name.toLowerCase() }),
});

const withArea = (records: readonly Reading[], scale = 1) =>
  [...demoDocuments({ today: TODAY, scale, areas: [{ kind: readings, records }] })].flat();

const RECORDS = [{ name: 'Boiler' }, { name: 'Attic' }];

describe('the demo records of an area', () => {
  const documents = withArea(RECORDS);
  const at = (path: string) => documents.find((document) => document.path === path)?.data;

  it('are stored with who wrote them and when, number, search words and derived fields', () => {
    expect(at('readings/reading-01')).toMatchObject({
      name: 'Boiler',
      nameLower: 'boiler',
      number: 'RE-2026-0001',
      tokens: expect.arrayContaining(['boi']),
      createdBy: { uid: 'demo-office', name: 'Olga Brandt' },
      rev: 1,
      trashed: false,
      schema: 1,
    });
  });

  it('tell how they came about', () => {
    const entry = v.parse(eventSchema, at('events/reading-reading-02-1'));
    expect(entry).toMatchObject({ kind: 'created', entity: { id: 'reading-02', label: 'Attic' } });
  });

  it('leave a counter at which the app goes on', () => {
    expect(at('counters/reading-2026')).toEqual({ value: 2 });
  });

  it('are the same every time, and change nothing of the rest of the demo', () => {
    const added = documents.filter(({ path }) => /reading/.test(path));
    expect(withArea(RECORDS)).toEqual(documents);
    expect(documents.filter((document) => !added.includes(document))).toEqual(plain);
  });

  it('share no path with those of a further copy of the demo', () => {
    const paths = withArea(RECORDS, 2).flatMap(({ path }) => (path.startsWith('readings/') ? [path] : []));
    expect(new Set(paths).size).toBe(4);
  });

  it('are refused where their schema does not take them', () => {
    expect(() => withArea([{ name: '' }])).toThrow(v.ValiError);
  });
});
