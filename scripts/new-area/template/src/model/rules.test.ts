import { change, creation, denial, documentOf, existing, PEOPLE, trashing } from '@fm/backend/rules-tests';
import demo from '../demo';
import { sampleRecords } from './sample-record';

const values = { name: 'Pump', nameLower: 'pump', notes: 'In the cellar' };
const before = existing(values);
const stored = { [`${sampleRecords.path}/${before.id}`]: documentOf(before) };

describe('the security rules of sample records', () => {
  it.each(['admin', 'office', 'empty'] as const)('let %s create, change and remove one', (person) => {
    const actor = PEOPLE[person];
    expect(denial(person, {}, creation(sampleRecords, actor, 'r1', values))).toBe('');
    expect(denial(person, stored, change(sampleRecords, actor, before, { name: 'Fan' }))).toBe('');
    expect(denial(person, stored, trashing(sampleRecords, actor, before))).toBe('');
  });

  it.each(demo.flatMap(({ records }) => records))('take what the demo shows: %j', (record) => {
    expect(denial('office', {}, creation(sampleRecords, PEOPLE.office, 'r1', record))).toBe('');
  });

  it('keep managers to looking', () => {
    const changed = change(sampleRecords, PEOPLE.manager, before, { name: 'Fan' });
    expect(denial('manager', stored, changed)).not.toBe('');
  });

  it.each([{ name: '' }, { name: 'x'.repeat(121) }, { notes: 7 }, { nameLower: 7 }, { owner: 'me' }])(
    'refuse %j',
    (fields) => {
      const changed = change(sampleRecords, PEOPLE.office, before, fields);
      expect(denial('office', stored, changed)).not.toBe('');
    },
  );
});
