import { change, creation, denial, documentOf, existing, PEOPLE, trashing } from '@fm/backend/rules-tests';
import { sampleRecords } from './sample-record';

const values = { name: 'Pump', nameLower: 'pump', notes: 'In the cellar' };
const before = existing(values);
const stored = { [`${sampleRecords.path}/${before.id}`]: documentOf(before) };

describe('the security rules of sample records', () => {
  it.each(['admin', 'office', 'empty', 'manager'] as const)(
    'let %s write none past the commands',
    (person) => {
      const actor = PEOPLE[person];
      expect(denial(person, {}, creation(sampleRecords, actor, 'r1', values))).not.toBe('');
      expect(denial(person, stored, change(sampleRecords, actor, before, { name: 'Fan' }))).not.toBe('');
      expect(denial(person, stored, trashing(sampleRecords, actor, before))).not.toBe('');
    },
  );
});
