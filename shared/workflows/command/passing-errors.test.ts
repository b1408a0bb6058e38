import { emptyTask } from '@fm/domain/task';
import { COMMANDS } from '../commands';
import type { DocumentDatabase } from '../documents';
import { openTestDoor } from '../testing';
import { answerCommand } from './answer-command';
import { COMMANDS_VERSION } from './request';

const now = new Date('2026-11-20T09:00:00Z');
const request = (title: string) => ({
  id: 'c1',
  name: 'tasks.save',
  version: COMMANDS_VERSION,
  input: { id: 't1', values: { ...emptyTask(), title }, base: null },
});

/** A door on a database that `failing` breaks, and how it is asked. */
function doorOn(transact: (through: DocumentDatabase) => DocumentDatabase['transact']) {
  const { database } = openTestDoor(now);
  const door = { database: { transact: transact(database) }, commands: COMMANDS, now: () => now };
  const ask = (title: string) =>
    answerCommand(door, { uid: 'office', signedInAt: now.getTime() / 1000 }, request(title));
  return { database, ask };
}
const failsOnce = (error: object) => {
  let failed = false;
  return doorOn((through) => (work) => {
    if (failed) return through.transact(work);
    failed = true;
    throw error;
  });
};

describe('an error of the database', () => {
  it.each([1, 4, 10, 14, 'ECONNRESET'])(
    'with the code %p passes: the same id works a moment later',
    async (code) => {
      const { ask, database } = failsOnce(Object.assign(new Error('ABORTED'), { code }));
      expect(await ask('Order filters')).toMatchObject({ ok: false, failure: { kind: 'quota' } });
      expect(database.all('tasks')).toEqual([]);
      expect(await ask('Order filters')).toMatchObject({ ok: true });
      expect(await ask('Order filters')).toMatchObject({ ok: true });
      expect(database.all('events')).toHaveLength(1);
    },
  );

  it.each([3, 7, undefined])('with the code %p is nobody’s to wait for', async (code) => {
    const { ask } = failsOnce(Object.assign(new Error('INVALID'), { code }));
    await expect(ask('Order filters')).rejects.toThrow('INVALID');
  });
});

it('says what is wrong with an input to those alone who may ask', async () => {
  const { ask } = doorOn((through) => through.transact.bind(through));
  expect(await ask('')).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  const { send } = openTestDoor(now);
  expect(await send('disabled', request(''))).toMatchObject({ ok: false, failure: { kind: 'refused' } });
});
