import { emptyTask } from '@fm/domain/task';
import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { COMMANDS_VERSION } from '@fm/workflows/command';
import { signUp } from './sign-up';
import { callFunction, startWithFunctions } from './with-functions';

/* All of them want a number of the same counter, which each would hold for as long as its command takes. */

jest.setTimeout(120_000);

const AT_ONCE = 50;
/** A page waits so long for an answer; how fast it is, the bench of commands says. */
const SLOWEST_MS = 60_000;
let backend: LocalBackend;
let owner: RestClient;
let token: string;

beforeAll(async () => {
  backend = await startWithFunctions();
  owner = new RestClient(backend);
  token = await signUp(backend, owner, 'office', { role: 'office' });
});
afterAll(() => backend.close());

/** Stores a task by the command a page sends, and gives the answer. */
async function save(id: string, command: string): Promise<unknown> {
  const input = { id, values: { ...emptyTask(), title: `Task ${id}` }, base: null };
  const data = { id: command, name: 'tasks.save', version: COMMANDS_VERSION, input };
  return (await callFunction(backend, 'command', data, token)).result;
}

const ids = Array.from({ length: AT_ONCE }, (_, index) => `at-once-${index}`);
const numbers = async (): Promise<readonly string[]> =>
  Promise.all(
    ids.map(
      async (id) =>
        ((await owner.fields(`tasks/${id}`)) as { number: { stringValue: string } }).number.stringValue,
    ),
  );
const counted = async (): Promise<unknown> => {
  const year = (await numbers())[0]?.split('-')[1];
  return owner.fields(`counters/task-${year}`);
};

it('fifty creates of one kind at once all succeed, within the time that a page waits, with numbers of their own', async () => {
  const began = performance.now();
  const answers = await Promise.all(ids.map((id) => save(id, `create-${id}`)));
  expect(performance.now() - began).toBeLessThan(SLOWEST_MS);
  expect(answers.filter((answer) => !(answer as { ok: boolean }).ok)).toEqual([]);
  const given = await numbers();
  expect(given[0]).toMatch(/^TA-\d{4}-\d{4}$/);
  expect(new Set(given).size).toBe(AT_ONCE);
  expect(await counted()).toEqual({ value: { integerValue: String(AT_ONCE) } });
});

it('one that is there already takes no number, said under another id or not', async () => {
  for (const command of ['create-at-once-0', 'again'])
    expect(await save('at-once-0', command)).toMatchObject({ ok: true });
  expect(await counted()).toEqual({ value: { integerValue: String(AT_ONCE) } });
});
