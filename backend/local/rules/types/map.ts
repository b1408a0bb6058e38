import { equals } from '../values/equality';
import { failure, int, list, type Outcome, strings, type Value, type ValueOf } from '../values/value';
import { knownFields, type Methods, method } from './method';

type Fields = ValueOf<'map'>;

/** The value under a key, or under a list of keys one below the other; the default when any is missing. */
function lookUp(self: Fields, key: Value, otherwise: Value): Outcome {
  const keys = key.kind === 'list' ? key.items : [key];
  let at: Outcome = self;
  for (const step of keys) {
    if (step.kind !== 'string') return failure('Keys of a map are strings.');
    if (at.kind !== 'map') return at.kind === 'unknown' ? at : otherwise;
    const next: Outcome | undefined = at.fields.get(step.value);
    if (next === undefined) return otherwise;
    at = next;
  }
  return at;
}

/** Methods of maps. */
export const mapMethods: Methods<Fields> = {
  size: method([], (self) => int(self.fields.size)),
  keys: method([], (self) => strings(self.fields.keys())),
  values: method([], (self) => list([...knownFields(self.fields).values()])),
  get: method(['any', 'any'], lookUp),
  diff: method(['map'], (self: Fields, before) => ({
    kind: 'mapDiff',
    after: knownFields(self.fields),
    before: knownFields(before.fields),
  })),
};

type Diff = ValueOf<'mapDiff'>;

const keysWhere = (
  self: Diff,
  test: (after: Value | undefined, before: Value | undefined) => boolean,
): Value => {
  const keys = new Set([...self.after.keys(), ...self.before.keys()]);
  const kept = [...keys].filter((key) => test(self.after.get(key), self.before.get(key)));
  return { kind: 'set', items: kept.map((value) => ({ kind: 'string', value })) };
};

const same = (a: Value | undefined, b: Value | undefined): boolean =>
  a !== undefined && b !== undefined && equals(a, b);

/** Methods of what `after.diff(before)` gives. */
export const mapDiffMethods: Methods<Diff> = {
  addedKeys: method([], (self) => keysWhere(self, (_after, before) => before === undefined)),
  removedKeys: method([], (self) => keysWhere(self, (after) => after === undefined)),
  changedKeys: method([], (self) =>
    keysWhere(self, (a, b) => a !== undefined && b !== undefined && !equals(a, b)),
  ),
  unchangedKeys: method([], (self) => keysWhere(self, same)),
  affectedKeys: method([], (self) => keysWhere(self, (after, before) => !same(after, before))),
};
