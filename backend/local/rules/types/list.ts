import { includes, unique } from '../values/equality';
import { bool, failure, int, list, string, type Value, type ValueOf } from '../values/value';
import { toText } from './convert';
import { type Methods, method } from './method';

type List = ValueOf<'list'>;

const joined = (items: readonly Value[], separator: string) => {
  const texts = items.map(toText);
  return texts.some((text) => text === undefined)
    ? failure('Only strings, numbers, booleans and null can be joined.')
    : string(texts.join(separator));
};

/** Methods of lists. */
export const listMethods: Methods<List> = {
  size: method([], (self) => int(self.items.length)),
  concat: method(['list'], (self: List, other) => list([...self.items, ...other.items])),
  hasAll: method(['collection'], (self: List, of) => bool(of.items.every((v) => includes(self.items, v)))),
  hasAny: method(['collection'], (self: List, of) => bool(of.items.some((v) => includes(self.items, v)))),
  hasOnly: method(['collection'], (self: List, of) => bool(self.items.every((v) => includes(of.items, v)))),
  join: method(['string'], (self: List, separator) => joined(self.items, separator.value)),
  removeAll: method(['collection'], (self: List, of) =>
    list(self.items.filter((v) => !includes(of.items, v))),
  ),
  toSet: method([], (self) => ({ kind: 'set', items: unique(self.items) })),
};
