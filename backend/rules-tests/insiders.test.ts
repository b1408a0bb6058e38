/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import type { Arena } from './arena';
import { PEOPLE, type Person } from './people';
import { PLACES, type Place } from './places';
import { restCaller } from './rest-caller';
import { sharedArena } from './shared-arena';

/* Attacks by somebody with a login on files, the history and stored answers, each with its honest twin. */

let arena: Arena;
beforeAll(async () => {
  arena = await sharedArena();
});

const ATTACKED = /(^|\/)(attachments|content|events|\w+Events|commands)$/;
const INSIDERS = ['manager', 'unknown', 'office', 'admin'] as const satisfies readonly Person[];

/** Who of them reads a place. */
const readersOf = ({ readers }: Place): readonly Person[] =>
  ({
    everybody: INSIDERS,
    staff: ['office', 'admin'] as const,
    administrators: ['admin'] as const,
    owner: ['office'] as const,
    nobody: [],
  })[readers];

const attacked = PLACES.filter(({ path }) => ATTACKED.test(path));

it('attacks every sort of file, history and answer', () => {
  const sorts = attacked.map(({ path }) => path.replace(PEOPLE.office.uid, 'own'));
  expect(sorts).toEqual(
    expect.arrayContaining([
      'attachments',
      'attachments/r1/content',
      'events',
      'usersEvents',
      'employees/r1/privateEvents',
      'users/own/commands',
    ]),
  );
});

describe.each(attacked)('$path/$id, read by $readers', (place) => {
  const { path, id, document, beside } = place;
  const at = `${path}/${id}`;

  it.each(INSIDERS)('gives itself away neither over REST nor to a listener of %s who may not', async (by) => {
    await arena.reset({ ...beside, [at]: document });
    const verdict = readersOf(place).includes(by) ? 'allowed' : 'denied';
    const [rest, sdk] = [restCaller(arena.as(by)), arena.sdk(by)];
    expect([await rest.get(at), await sdk.get(at)]).toEqual([verdict, verdict]);
    expect([await rest.list(path), await sdk.list(path)]).toEqual([verdict, verdict]);
    expect(await sdk.listen(path)).toBe(verdict);
    expect(await readAtOnce(by, at)).toBe(verdict === 'allowed' ? 200 : 403);
  });

  it.each(INSIDERS)(
    'is neither forged, changed nor taken away by %s, over REST or the stream',
    async (by) => {
      await arena.reset({ ...beside, [at]: document });
      const forged = { ...document, note: 'Forged' };
      for (const documents of [{ [at]: forged }, { [`${path}/new`]: forged }, { [at]: undefined }]) {
        expect(await restCaller(arena.as(by)).commit(documents)).toBe('denied');
        expect(await arena.sdk(by).commitOverStream(documents)).toBe('denied');
      }
      const owner = arena.withToken('owner');
      expect(await owner.fields(at)).not.toHaveProperty('note', { stringValue: 'Forged' });
      expect(await owner.fields(at)).toBeDefined();
    },
  );
});

it.each(['commands', 'content', 'events', 'privateEvents', 'attachments'])(
  'of all %s wherever they stand nobody reads or counts any, the office neither',
  async (collectionId) => {
    const structuredQuery = { from: [{ collectionId, allDescendants: true }], limit: 5 };
    const counted = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
    for (const by of INSIDERS) {
      const client = arena.as(by);
      expect(await client.call('POST', ':runQuery', { structuredQuery })).toMatchObject({ status: 403 });
      const count = { structuredAggregationQuery: counted };
      expect(await client.call('POST', ':runAggregationQuery', count)).toMatchObject({ status: 403 });
    }
    const labour = {
      structuredQuery: { from: [{ collectionId: 'labour', allDescendants: true }], limit: 5 },
    };
    expect(await arena.as('manager').call('POST', ':runQuery', labour)).toMatchObject({ status: 200 });
  },
);

/** What reading a document together with the own record is answered: its status. */
async function readAtOnce(by: Person, path: string): Promise<number> {
  const root = `projects/${arena.backend.projectId}/databases/(default)/documents`;
  const documents = [`${root}/users/${PEOPLE[by].uid}`, `${root}/${path}`];
  return (await arena.as(by).call('POST', ':batchGet', { documents })).status;
}
