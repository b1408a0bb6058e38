import { COMPANY } from '@fm/domain/company';
import { employees } from '@fm/domain/employee';
import { type NameCopy, nameCopiesOf } from '@fm/domain/kinds';
import { type Actor, type RecordKind, type Ref, type Stored, valueAt } from '@fm/domain/record';
import { type Reminder, reminderForm, reminders } from '@fm/domain/reminder';
import { type Task, type TaskValues, tasks } from '@fm/domain/task';
import { type Placed, personRef, placeRefs } from '../reference';
import { checkRoom, settledReminder } from '../reminder';
import { taskRefs } from '../task';
import { withValue } from '../undo';
import { same, type Unit } from '../unit';

/** A record before something of it is put back, and with that. */
interface PutBack<R extends object> {
  readonly before: Stored<R>;
  readonly after: Stored<R>;
  readonly actor: Actor;
}

/**
 * A record as it was put back, with its references as a save would leave them: those that came back lead to records
 * that are there and belong together, and are called as those are. Throws an `invalid` failure that says which does not.
 */
export async function settledRefs<R extends object>(
  unit: Unit,
  kind: RecordKind<R>,
  { before, after, actor }: PutBack<R>,
): Promise<Stored<R>> {
  if (kind.type === reminders.type)
    return reminderRefs(unit, before as unknown as Stored<Reminder>, after) as Promise<Stored<R>>;
  const asked = { values: after, base: before, stored: before };
  const placed =
    kind.type === tasks.type
      ? await taskRefs(unit, asked as unknown as AskedTask, actor)
      : await placeRefs(unit, asked as unknown as { readonly values: Placed; readonly stored: Placed });
  let settled = withRefs(after, placed);
  for (const place of nameCopiesOf(employees.type).filter(({ kind: of }) => of.type === kind.type))
    settled = await withPeople(unit, place, before, settled);
  return settled as Stored<R>;
}

type AskedTask = { readonly values: TaskValues; readonly base: Task; readonly stored: Task };

/** What a record has of these references; one that it has not stays away. */
const withRefs = (record: object, refs: object): object => ({
  ...record,
  ...Object.fromEntries(Object.entries(refs).filter(([key, ref]) => key in record && ref !== null)),
});

/** A record with the people at one place of it called as they are; who was there before stays, also where they are gone. */
async function withPeople(
  unit: Unit,
  { shape, field, nameField }: NameCopy,
  before: object,
  after: object,
): Promise<object> {
  const people = (of: object) => peopleAt(of, shape, field, nameField);
  const known = new Map(people(before).map((one) => [one.id, one]));
  const refs = await Promise.all(
    people(after).map((typed) => personRef(unit, field, { typed, base: null, stored: known.get(typed.id) })),
  );
  const [first] = refs;
  if (!first) return after;
  if (shape === 'pair') return withValue(after, nameField.split('.'), first.name);
  return withValue(after, field.split('.'), shape === 'one' ? first : refs);
}

function peopleAt(of: object, shape: NameCopy['shape'], field: string, nameField: string): readonly Ref[] {
  const value: unknown = valueAt(of, field);
  if (!value) return [];
  if (shape === 'pair') return [{ id: String(value), name: String(valueAt(of, nameField) ?? '') }];
  return shape === 'one' ? [value as Ref] : (value as readonly Ref[]);
}

/** A reminder with its owner and what it is about; one that follows a date again has to find room among the others. */
async function reminderRefs<R extends object>(
  unit: Unit,
  before: Stored<Reminder>,
  put: Stored<R>,
): Promise<object> {
  const after = put as unknown as Stored<Reminder>;
  const isSame = (['ownerRef', 'entity', 'rule'] as const).every((key) => same(before[key], after[key]));
  if (isSame) return after;
  const values = reminderForm.fromRecord(after, COMPANY.timezone);
  await checkRoom(unit, after.id, values);
  const { entity, customerId, ownerRef } = await settledReminder(unit, values as never, before);
  return withRefs(after, { entity, customerId, ownerRef });
}
