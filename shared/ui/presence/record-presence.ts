import { listed } from '@fm/domain/locale';
import { nounFor } from '@fm/domain/record';
import { createContext, useContext } from 'react';

/** Somebody else who has the record of this page open. */
export interface RecordVisitor {
  readonly name: string;
  /** The name of the field that has their focus, as the form calls it. */
  readonly field?: string | undefined;
  readonly isTyping: boolean;
}

/** Who else has the record of the page open; nobody where that is not known. The shell says it. */
export const RecordVisitors = createContext<readonly RecordVisitor[]>([]);

export const useRecordVisitors = () => useContext(RecordVisitors);

const named = (visitors: readonly RecordVisitor[]) => listed(visitors.map(({ name }) => name));

/** Names that are told one by one. */
const MOST_NAMED = 3;

/** Who else is there, as a sentence; undefined for nobody. */
export function visitorsText(visitors: readonly RecordVisitor[]): string | undefined {
  if (visitors.length === 0) return undefined;
  if (visitors.length > MOST_NAMED) return `${visitors.length} others have this open, too.`;
  const who = named(visitors);
  return nounFor(visitors.length, {
    one: `${who} has this open, too.`,
    many: `${who} have this open, too.`,
  });
}

/** Who is at a field, as a sentence: before somebody types over what the other one types. Undefined for nobody. */
export function fieldText(visitors: readonly RecordVisitor[], field: string): string | undefined {
  const here = visitors.filter((visitor) => visitor.field === field);
  const typing = here.filter(({ isTyping }) => isTyping);
  if (typing.length > 0) {
    const who = named(typing);
    return nounFor(typing.length, { one: `${who} is typing here.`, many: `${who} are typing here.` });
  }
  if (here.length === 0) return undefined;
  const who = named(here);
  return nounFor(here.length, { one: `${who} is in this field.`, many: `${who} are in this field.` });
}

/** Who is changing a record, for its row in a list; undefined for nobody. */
export function editingText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  if (names.length > MOST_NAMED) return `${names.length} others are editing this.`;
  const who = listed(names);
  return nounFor(names.length, { one: `${who} is editing this.`, many: `${who} are editing this.` });
}
