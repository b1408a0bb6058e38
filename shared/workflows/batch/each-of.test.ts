import { emptyTask, taskForm, tasks } from '@fm/domain/task';
import { FailureSignal, invalid } from '../failure';
import { LOGINS, MemoryDatabase } from '../testing';
import { Unit } from '../unit';
import { eachOf } from './each-of';

const now = new Date('2026-11-20T09:00:00Z');
const task = (title: string) => taskForm.toRecord({ ...emptyTask(), title, estimateMin: null }, undefined);

describe('a change of many', () => {
  it('leaves the others alone where one is refused half-way, whose number nobody else gets', async () => {
    const database = new MemoryDatabase(() => now);
    const actor = { uid: 'office', name: 'Olga', role: LOGINS.office?.role ?? '' };
    const answer = await database.transact(async (transaction) => {
      const unit = new Unit(transaction, actor, now);
      const told = await eachOf(unit, ['a', 'b', 'c'], async (id) => {
        await unit.create(tasks, id, task(`Task ${id}`));
        if (id === 'b') throw new FailureSignal(invalid('Not this one.'));
      });
      unit.flush();
      return told;
    });
    expect(answer).toEqual({ failed: [{ at: 1, failure: invalid('Not this one.') }] });
    expect(database.all('tasks').map(({ data }) => data.number)).toEqual(['TA-2026-0001', 'TA-2026-0003']);
  });

  it('ends once the transaction is full, and says that there is more', async () => {
    const database = new MemoryDatabase(() => now);
    const actor = { uid: 'office', name: 'Olga', role: LOGINS.office?.role ?? '' };
    const answer = await database.transact(async (transaction) => {
      const unit = new Unit(transaction, actor, now);
      const told = await eachOf(unit, ['a', 'b', 'c'], (id) => unit.create(tasks, id, task(`Task ${id}`)), 2);
      unit.flush();
      return told;
    });
    expect(answer).toEqual({ failed: [], more: true });
    expect(database.all('tasks').length).toBeLessThan(3);
  });
});
