import type { Preview, RegistryEntry } from '@fm/contract';
import { entryOf, registryOf } from '../outlet-fixture';
import { chosenFor, hasCanary, withPreviews } from './releases-for-some';

const releaseOf = (id: string, build: string): RegistryEntry =>
  entryOf({ id }, { build, base: `/remotes/${id}/1.0.0-${build}/` });

const withCanary = (percent: number, change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...releaseOf('tasks', 'aaaa'),
  canary: { percent, entry: releaseOf('tasks', 'bbbb') },
  ...change,
});
const people = Array.from({ length: 1_000 }, (_, at) => `person.${at}@nordhaus.example`);
const having = (entry: RegistryEntry) => people.filter((person) => hasCanary(entry, person));

describe('a release for some people', () => {
  it.each([1, 10, 50, 99])('is for about %i of a hundred', (percent) => {
    const share = having(withCanary(percent)).length / 10;
    expect(Math.abs(share - percent)).toBeLessThan(4);
  });

  it('stays with whoever has it when it is for more', () => {
    const more = having(withCanary(30));
    expect(having(withCanary(10)).every((person) => more.includes(person))).toBe(true);
  });

  it('is for other people than the release before it', () => {
    const next = { ...withCanary(10), canary: { percent: 10, entry: releaseOf('tasks', 'cccc') } };
    const both = having(withCanary(10)).filter((person) => hasCanary(next, person));
    expect(both.length).toBeLessThan(40);
  });

  it('does not go by how somebody writes the own address', () => {
    const entry = withCanary(50);
    expect(people.every((one) => hasCanary(entry, one) === hasCanary(entry, one.toUpperCase()))).toBe(true);
  });
});

describe('the registry of a person', () => {
  const [somebody = ''] = having(withCanary(10));
  const other = people.find((person) => !hasCanary(withCanary(10), person));
  const buildFor = (entry: RegistryEntry, person: string | undefined) =>
    chosenFor(registryOf(entry, releaseOf('offers', 'cccc')), person).remotes.map(({ build }) => build);

  it('has the release for some people where it is theirs', () => {
    expect(buildFor(withCanary(10), somebody)).toEqual(['bbbb', 'cccc']);
    expect(buildFor(withCanary(10), other)).toEqual(['aaaa', 'cccc']);
  });

  it('has the release for all while it is not known who looks', () => {
    expect(buildFor(withCanary(99), undefined)).toEqual(['aaaa', 'cccc']);
  });

  it('has both releases off where the area is off', () => {
    const off = withCanary(10, { enabled: false, notice: 'Back at noon.' });
    expect(chosenFor(registryOf(off), somebody).remotes[0]).toMatchObject({
      build: 'bbbb',
      enabled: false,
      notice: 'Back at noon.',
    });
  });
});

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
