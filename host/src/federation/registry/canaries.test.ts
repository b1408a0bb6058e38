import type { RegistryEntry } from '@fm/contract';
import { entryOf, registryOf } from '../outlet-fixture';
import { chosenFor, hasCanary } from './canaries';

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
