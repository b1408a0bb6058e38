import { includes, unique } from '../values/equality';
import { bool, int, type Value, type ValueOf } from '../values/value';
import { type Methods, method } from './method';

type Group = ValueOf<'set'>;

const group = (items: readonly Value[]): Value => ({ kind: 'set', items: unique(items) });

/** Methods of sets. */
export const setMethods: Methods<Group> = {
  size: method([], (self) => int(self.items.length)),
  difference: method(['collection'], (self: Group, of) =>
    group(self.items.filter((v) => !includes(of.items, v))),
  ),
  intersection: method(['collection'], (self: Group, of) =>
    group(self.items.filter((v) => includes(of.items, v))),
  ),
  union: method(['collection'], (self: Group, of) => group([...self.items, ...of.items])),
  hasAll: method(['collection'], (self: Group, of) => bool(of.items.every((v) => includes(self.items, v)))),
  hasAny: method(['collection'], (self: Group, of) => bool(of.items.some((v) => includes(self.items, v)))),
  hasOnly: method(['collection'], (self: Group, of) => bool(self.items.every((v) => includes(of.items, v)))),
};
