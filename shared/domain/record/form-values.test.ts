import * as v from 'valibot';
import { toForm, toRecord } from './index';

const schema = v.object({
  name: v.string(),
  unit: v.string(),
  phone: v.optional(v.string()),
  areaM2: v.optional(v.number()),
  tags: v.array(v.string()),
});
const started = { name: '', unit: 'pcs', phone: '', areaM2: null as number | null, tags: [] as string[] };

it('fills a form with what a record says, and leaves blank what it does not say', () => {
  const record = { name: 'Quay', unit: 'h', tags: ['a'], nameLower: 'quay' };
  expect(toForm(started, { ...record, phone: undefined, areaM2: undefined })).toEqual({
    name: 'Quay',
    unit: 'h',
    phone: '',
    areaM2: null,
    tags: ['a'],
  });
});

it('clears what is blank in a form, where a record need not have it', () => {
  expect(toRecord(schema, { ...started, unit: '', areaM2: 0 })).toEqual({
    name: '',
    unit: '',
    phone: undefined,
    areaM2: 0,
    tags: [],
  });
});

it('does not compile where a form has a field that nobody gives', () => {
  // @ts-expect-error: the area is missing.
  expect(toForm(started, { name: 'Quay', unit: 'h', tags: [], phone: '1' }).areaM2).toBeNull();
});
