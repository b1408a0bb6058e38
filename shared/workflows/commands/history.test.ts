import { emptyTask, type Task } from '@fm/domain/task';
import { openTestDoor } from '../testing';
import { COMMANDS } from './commands';

const now = new Date('2026-11-20T09:00:00Z');
const values = { ...emptyTask(), title: 'Order filters' };

/** What stands in an entry of the history, and is the server's alone to say. */
const OF_ENTRIES = ['actor', 'at', 'changes', 'entity', 'event', 'events', 'lastEvent', 'source'];

/** Names of the fields that a command takes, outside the record a form was filled with. */
function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, pipe, wrapped } = schema as { entries?: object; pipe?: unknown[]; wrapped?: unknown };
  if (pipe) return fieldsOf(pipe[0]);
  if (wrapped) return fieldsOf(wrapped);
  return Object.keys(entries ?? {});
}

describe('the history of changes that never happened', () => {
  it.each(COMMANDS.map(({ name, input }) => [name, input] as const))(
    'is nothing that %s takes from a page',
    (_, input) => {
      expect(fieldsOf(input).filter((field) => OF_ENTRIES.includes(field))).toEqual([]);
    },
  );

  it('is not told by a page that sends an entry along', async () => {
    const { ask, send, database } = openTestDoor(now);
    await ask('office', 'tasks.save', { id: 't1', values, base: null });
    const forged = {
      changes: [{ path: 'status', from: 'done', to: 'open' }],
      actor: { uid: 'admin', name: 'Ana Adler', role: 'admin' },
      at: 'yesterday',
      lastEvent: 'e1',
    };
    const input = {
      ...forged,
      id: 't1',
      values: { ...values, ...forged, priority: 'high' },
      base: { ...(database.at('tasks/t1') as Task), ...forged, rev: 99 },
    };
    const wired = JSON.parse(
      JSON.stringify(input, (key, value) => (key.endsWith('edAt') ? undefined : value)),
    );
    expect(await send('office', { id: 'x', name: 'tasks.save', version: 1, input: wired })).toMatchObject({
      ok: true,
    });
    expect(database.at('tasks/t1')).toMatchObject({ priority: 'high', rev: 2 });
    expect(database.at('tasks/t1')).not.toHaveProperty('changes');
    expect(database.all('events').at(-1)?.data).toMatchObject({
      at: now,
      actor: { uid: 'office', name: 'Olga Brandt', role: 'office' },
      changes: [{ path: 'priority', from: 'normal', to: 'high' }],
    });
  });

  it('has the values that were stored, whatever a page says was there before', async () => {
    const { ask, database } = openTestDoor(now);
    await ask('office', 'tasks.save', { id: 't1', values, base: null });
    const base = { ...(database.at('tasks/t1') as Task), priority: 'urgent' as const };
    const answer = await ask('office', 'tasks.save', {
      id: 't1',
      values: { ...values, priority: 'high' },
      base,
    });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    await ask('office', 'tasks.save', { id: 't1', values, base: database.at('tasks/t1') as Task });
    // A save that changes nothing tells of nothing.
    expect(database.all('events')).toHaveLength(1);
  });
});
