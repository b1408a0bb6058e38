import { COMMANDS_VERSION, type CommandRequest } from '@fm/workflows/command';
import { sendPages } from './send-pages';

const request = (id: string): CommandRequest => ({
  id,
  name: 'records.trashMany',
  version: COMMANDS_VERSION,
  input: {},
});

it('sends a page that one transaction does not take whole until all of it is done, each part under an id of its own', async () => {
  const sent: string[] = [];
  const parts = [{ failed: [], more: true }, { failed: [], more: true }, { failed: [] }, { failed: [] }];
  const result = await sendPages(
    [
      { request: request('first'), items: ['a', 'b', 'c'] },
      { request: request('second'), items: ['d'] },
    ],
    {
      send: async ({ id }) => {
        sent.push(id);
        return { ok: true, value: parts.shift() };
      },
    },
  );
  expect(sent).toEqual(['first', 'first-2', 'first-3', 'second']);
  expect(result).toEqual({ done: ['a', 'b', 'c', 'd'], failed: [], left: [] });
});
