import type { Preview } from '@fm/contract';
import { entryOf, registryOf } from '../outlet-fixture';
import { withPreviews } from './previews';

const releaseOf = (id: string, build: string) =>
  entryOf({ id }, { build, base: `/remotes/${id}/1.0.0-${build}/` });

const deployed = registryOf({ ...releaseOf('tasks', 'aaaa'), enabled: false }, releaseOf('offers', 'cccc'));
const ASKED = [['tasks', '1.0.0-bbbb']] as const;

/** What the store has, by its path. */
let stored: Readonly<Record<string, Preview>>;

beforeEach(() => {
  stored = {};
  globalThis.fetch = jest.fn(async (url: URL) => {
    const found = stored[url.pathname];
    return { ok: found !== undefined, status: 404, json: async () => found } as Response;
  }) as never;
});

const shown = async (role?: string, asked: Parameters<typeof withPreviews>[1] = ASKED) =>
  (await withPreviews(deployed, asked, role)).remotes.map(({ build, enabled, notice }) => [
    build,
    enabled,
    notice,
  ]);

describe('a release that is looked at', () => {
  it('stands in the place of what is deployed, also where that is switched off', async () => {
    stored = {
      '/remotes/tasks/1.0.0-bbbb/preview.json': { schema: 1, entry: releaseOf('tasks', 'bbbb'), roles: [] },
    };
    expect(await shown('office')).toEqual([
      ['bbbb', true, null],
      ['cccc', true, null],
    ]);
  });

  it('may be of an area that is not deployed yet', async () => {
    stored = {
      '/remotes/keys/1.0.0-dddd/preview.json': { schema: 1, entry: releaseOf('keys', 'dddd'), roles: [] },
    };
    expect((await shown('office', [['keys', '1.0.0-dddd']])).at(-1)).toEqual(['dddd', true, null]);
  });

  it('is for those who have its role, once it is known who looks', async () => {
    stored = {
      '/remotes/tasks/1.0.0-bbbb/preview.json': {
        schema: 1,
        entry: releaseOf('tasks', 'bbbb'),
        roles: ['admin'],
      },
    };
    const others = ['bbbb', false, 'The preview 1.0.0-bbbb is for people with another role.'];
    expect((await shown('admin'))[0]).toEqual(['bbbb', true, null]);
    expect((await shown('office'))[0]).toEqual(others);
    expect((await shown(undefined))[0]).toEqual(others);
  });

  it('is not passed off: where it is not there the area is switched off and says so', async () => {
    const gone = ['aaaa', false, 'There is no preview 1.0.0-bbbb of this area.'];
    expect((await shown('office'))[0]).toEqual(gone);
    stored = {
      '/remotes/tasks/1.0.0-bbbb/preview.json': { schema: 1, entry: releaseOf('offers', 'bbbb'), roles: [] },
    };
    expect((await shown('office'))[0]).toEqual(gone);
  });
});
