import { createContext, useContext } from 'react';
import { nounFor } from '../format/number';

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

const list = new Intl.ListFormat('en');
const named = (visitors: readonly RecordVisitor[]) => list.format(visitors.map(({ name }) => name));

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
  if (typing.length === 1) return `${named(typing)} is typing here.`;
  if (typing.length > 1) return `${named(typing)} are typing here.`;
  if (here.length === 1) return `${named(here)} is in this field.`;
  return here.length > 1 ? `${named(here)} are in this field.` : undefined;
}

/** Who is changing a record, for its row in a list; undefined for nobody. */
export function editingText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  if (names.length > MOST_NAMED) return `${names.length} others are editing this.`;
  const who = list.format(names);
  return nounFor(names.length, { one: `${who} is editing this.`, many: `${who} are editing this.` });
}
