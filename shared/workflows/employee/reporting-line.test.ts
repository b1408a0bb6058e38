import { emptyEmployee } from '@fm/domain/employee';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = {
  ...emptyEmployee(),
  lastName: 'Roth',
  jobTitle: 'Technician',
  startDate: '2025-01-01' as const,
};
const ref = (n: number) => ({ id: `p${n}`, name: 'Forged' });

/** A door with so many people, of whom each reports to the one before as far as that is allowed. */
async function withLine(people: number) {
  const { ask, database } = openTestDoor(now);
  const save = (n: number, managerRef: ReturnType<typeof ref> | null) =>
    ask('office', 'employees.save', {
      id: `p${n}`,
      values: { ...values, firstName: `I${'d'.repeat(n)}a`, managerRef },
      base: (database.at(`employees/p${n}`) ?? null) as null,
    });
  for (let n = 0; n < people; n += 1) await save(n, n === 0 ? null : ref(n - 1));
  return { save, at: (n: number) => database.at(`employees/p${n}`) };
}
const refused = (message: string) => ({
  ok: false,
  failure: { kind: 'invalid', fields: { 'values.managerRef': expect.stringContaining(message) } },
});

describe('a reporting line', () => {
  it('leads from nobody to themselves, directly or over another one', async () => {
    const { save } = await withLine(2);
    expect(await save(0, ref(0))).toMatchObject(refused('Nobody can be their own manager.'));
    expect(await save(0, ref(1))).toMatchObject(
      refused('reports to this person, so it cannot be the other way round.'),
    );
  });

  it.each([3, 12, 15])('closes no ring of %i people', async (people) => {
    const { save, at } = await withLine(people);
    // Of a line that is too long, the last ones report to nobody.
    for (let n = people - 1; n > 0; n -= 1)
      if (at(n)?.managerRef) expect(await save(0, ref(n))).toMatchObject({ ok: false });
    expect(at(0)).not.toHaveProperty('managerRef');
    expect(await save(0, null)).toMatchObject({ ok: true });
  });

  it('is twelve levels long at most, so that no ring hides in one', async () => {
    const { save, at } = await withLine(14);
    expect(at(12)).toMatchObject({ managerRef: { id: 'p11' } });
    expect(await save(13, ref(12))).toMatchObject(refused('12 levels already'));
    expect(await save(13, ref(11))).toMatchObject({ ok: true });
  });
});
