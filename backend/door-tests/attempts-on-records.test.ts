import type { CommandAnswer } from '@fm/workflows/command';
import { idPlaces, isSame } from './attempts';
import { replaced } from './hostile-inputs';
import { doorFor, knock, wired } from './knocking';
import { type AnySample, type Caller, ROWS } from './samples';

/* Ids of records that lead elsewhere: to nothing, to what lies in the trash, and, where the page chooses one, to what somebody else has. */

const NOWHERE = 'nothing-has-this-id';
const ROLES = ['admin', 'office', 'empty', 'manager'] as const satisfies readonly Caller[];

const pathsTo = (documents: object, id: string) =>
  Object.keys(documents).filter(
    (path) => path.slice(path.lastIndexOf('/') + 1) === id && !path.startsWith('crew/'),
  );

/** Every place of every command where an id stands, by each role that may ask, with where that id leads. */
const PLACES = ROWS.flatMap(([title, name, sample]) => {
  const documents = doorFor(sample).database.everything();
  const roles = sample.may.filter((by) => (ROLES as readonly Caller[]).includes(by));
  return idPlaces(name, wired(sample.input)).flatMap(({ place, id }) =>
    roles.map((by) => {
      const leads = pathsTo(documents, id);
      return { title: `${title} ${place.join('.')}`, name, sample, place, id, by, leads, documents };
    }),
  );
});
type Attacked = (typeof PLACES)[number];

const described = (all: readonly Attacked[]) => all.map((one) => [one.title, one.by, one] as const);

/** Answers of commands are no change. */
const changeable = (documents: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(documents).filter(([path]) => !/^users\/[^/]+\/commands\//.test(path)));

async function attempt({ sample, name, place, by }: Attacked, over: AnySample['stored'], id?: string) {
  const door = doorFor({ ...sample, stored: { ...sample.stored, ...over } });
  const before = door.database.everything();
  const input = wired(sample.input);
  const sent = id === undefined ? input : replaced(input, place, id);
  const answer = await knock(door, by, name, sent).catch((error: Error) => error.message);
  const after = changeable(door.database.everything());
  return { said: said(answer), before, after, isHeld: isSame(changeable(before), after) };
}

/** How an attempt ended; one of a page of many is refused among its answers. */
function said(answer: CommandAnswer | string): string {
  if (typeof answer === 'string') return answer;
  if (!answer.ok) return answer.failure.kind;
  const { failed = [] } = (answer.value ?? {}) as { failed?: readonly { failure: { kind: string } }[] };
  return failed[0]?.failure.kind ?? 'done';
}
const REFUSED = /^(invalid|missing|refused|conflict)$/;

const LEADING = PLACES.filter(({ leads }) => leads.length > 0);

describe(`${LEADING.length} attempts with the id of nothing`, () => {
  it.each(described(LEADING))('%s by %s', async (_, __, attacked) => {
    const { said, after, isHeld } = await attempt(attacked, {}, NOWHERE);
    // What a page says of whose a record is, the server says itself.
    if (said === 'done') expect(isHeld || !JSON.stringify(after).includes(NOWHERE)).toBe(true);
    else expect([said, isHeld]).toEqual([expect.stringMatching(REFUSED), true]);
  });
});

/** Commands whose business is what lies in the trash, or that tell of people and work that may lie there. */
const OF_TRASH =
  /^(records\.(restore|purge)|\w+\.restore|contacts\.erase|employees\.erase|employees\.handOver from|workOrders\.unlink|offers\.undoConversion|customers\.(beginUnmerge|endUnmerge))/;
/** These have no trash: entries of the history and of the bell. */
const WITHOUT_TRASH = /^(records\.(undo records|putBack entryIds)|notifications\.mark)/;
/** What a record refers to stays as it is stored, also where that went to the trash. */
const KEPT =
  /(of what stands .*(Refs?(\.\d+)?\.id|entity\.id|customerId)|^workOrders\.replan plan\.crewRefs\.0\.id)$/;
const TRASHED = LEADING.filter(({ title }) => ![OF_TRASH, WITHOUT_TRASH, KEPT].some((is) => is.test(title)));

describe(`${TRASHED.length} attempts with what lies in the trash`, () => {
  it.each(described(TRASHED))('%s by %s', async (_, __, attacked) => {
    const { documents, leads } = attacked;
    const trashed = leads.map((path) => [path, { ...documents[path], trashed: true }]);
    const { said, isHeld } = await attempt(attacked, Object.fromEntries(trashed));
    expect([said, isHeld]).toEqual([
      expect.stringMatching(/^(invalid|missing|refused|conflict|done)$/),
      true,
    ]);
  });
});

const CHOSEN = PLACES.filter(({ leads }) => leads.length === 0);
const IDA = { uid: 'ida', name: 'Ida Ohm' };
/** What tells one record from another. */
const TELLING = ['title', 'name', 'text', 'body', 'note', 'jobTitle', 'email', 'label', 'minutes'];

describe(`${CHOSEN.length} attempts with an id that somebody else has`, () => {
  it.each(described(CHOSEN))('%s by %s', async (_, __, attacked) => {
    const { before, after } = await attempt(attacked, {});
    for (const path of pathsTo(after, attacked.id).filter((one) => !(one in before))) {
      const made = after[path] as Readonly<Record<string, unknown>>;
      const telling = TELLING.filter((key) => key in made).map((key) => [key, `${made[key]} of hers`]);
      const theirs = { ...made, ...Object.fromEntries(telling), rev: 7, createdBy: IDA, updatedBy: IDA };
      const taken = await attempt(attacked, { [path]: theirs });
      expect([path, taken.said, taken.isHeld]).toEqual([path, expect.stringMatching(REFUSED), true]);
    }
  });
});
