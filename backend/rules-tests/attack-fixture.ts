import { type Arena, openArena } from './arena';
import type { Caller } from './caller';
import type { Documents } from './documents';
import type { Person } from './people';
import { restCaller } from './rest-caller';

let shared: Promise<Arena> | undefined;
afterAll(async () => (await shared)?.close());

/** The arena of all attacks of a test file: to begin, it hashes a password for everybody. */
export function sharedArena(): Promise<Arena> {
  shared ??= openArena();
  return shared;
}

/** Something somebody tries, and the same done rightly. */
export interface Attack {
  readonly name: string;
  readonly by: Person;
  readonly stored?: Documents;
  readonly attack: Documents;
  /** What is allowed in its place. */
  readonly honest: Documents;
  /** Who does it rightly, where it is somebody else. */
  readonly twin?: Person;
}

/** The two ways to the backend: whoever attacks takes either. The SDK writes over its stream and in transactions. */
const WAYS: Readonly<Record<string, (arena: Arena, person: Person) => Tries>> = {
  'over REST': (arena, person) => {
    const { commit } = restCaller(arena.as(person));
    return { attack: commit, honest: commit };
  },
  'through the SDK': (arena, person) => {
    const sdk = arena.sdk(person);
    return { attack: (written) => sdk.commitOverStream(written), honest: (written) => sdk.commit(written) };
  },
};
interface Tries {
  readonly attack: Caller['commit'];
  readonly honest: Caller['commit'];
}

/** Tries each attack both ways, which must be denied and leave nothing, and then its honest twin, which must pass. */
export function repel(title: string, attacks: readonly Attack[]): void {
  describe(title, () => {
    let arena: Arena;
    beforeAll(async () => {
      arena = await sharedArena();
    });

    const tries = attacks.flatMap((attack) =>
      Object.entries(WAYS).map(
        ([way, callerOf]) => [attack.by, attack.name, way, { attack, callerOf }] as const,
      ),
    );
    it.each(tries)('%s: %s, %s', async (_by, _name, _way, { attack: row, callerOf }) => {
      const { by, stored = {}, attack, honest, twin = by } = row;
      await arena.reset(stored);
      expect(await callerOf(arena, by).attack(attack)).toBe('denied');
      const answer = await callerOf(arena, twin).honest(honest);
      expect(answer === 'allowed' ? '' : arena.log.at(-1)).toBe('');
    });
  });
}
