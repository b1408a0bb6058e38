import type { Access, Asker, SignedIn } from '../access';
import type { Change } from '../realtime-database';
import { at, childrenOf, type Path, type Tree } from '../tree/node';
import type { RuleContext } from './compiled';
import { RuleFailure } from './rule-failure';
import { type Rule, type RulePlace, rulesOnWay, stepTo } from './rule-tree';
import { Snapshot } from './snapshot';

/** Decides by rules, which may change meanwhile. */
export function accessByRules(rules: () => RulePlace): Access {
  return {
    mayRead: (path, asker, { root, now }) =>
      asker.kind === 'owner' || mayRead(rules(), path, authOf(asker), root, now),
    mayWrite: (change, asker) =>
      asker.kind === 'owner' || change.paths.every((path) => mayWrite(rules(), path, authOf(asker), change)),
    readsByData: () => readsByData(rules()),
    isIndexed: (path, index) => {
      const way = rulesOnWay(rules(), path);
      return way.length === path.length + 1 && (way.at(-1)?.place.indexOn.has(index) ?? false);
    },
  };
}

const byData = new WeakMap<RulePlace, boolean>();

function readsByData(place: RulePlace): boolean {
  const known = byData.get(place);
  if (known !== undefined) return known;
  const below = [...place.children.values(), ...(place.others ? [place.others.place] : [])];
  const found = (place.read?.usesData ?? false) || below.some(readsByData);
  byData.set(place, found);
  return found;
}

const authOf = (asker: Asker): SignedIn | null => (asker.kind === 'user' ? asker.auth : null);

/** A rule that fails is false, whatever it would have said otherwise. */
function holds(rule: Rule, context: RuleContext): boolean {
  try {
    return rule.run(context) === true;
  } catch (error) {
    if (error instanceof RuleFailure) return false;
    throw error;
  }
}

function mayRead(rules: RulePlace, path: Path, auth: SignedIn | null, tree: Tree, now: number): boolean {
  const root = new Snapshot(tree, []);
  return rulesOnWay(rules, path).some(
    ({ place, keys }, depth) =>
      place.read &&
      holds(place.read, { auth, now, root, data: new Snapshot(tree, path.slice(0, depth)), keys }),
  );
}

function mayWrite(
  rules: RulePlace,
  path: Path,
  auth: SignedIn | null,
  { before, after, now }: Change,
): boolean {
  const root = new Snapshot(before, []);
  const contextAt = (place: Path, keys: ReadonlyMap<string, string>): RuleContext => ({
    auth,
    now,
    root,
    data: new Snapshot(before, place),
    newData: new Snapshot(after, place),
    keys,
  });
  const isValid = ({ validate }: RulePlace, place: Path, keys: ReadonlyMap<string, string>): boolean =>
    !validate || at(after, place) === null || holds(validate, contextAt(place, keys));
  const areValidBelow = (rule: RulePlace, place: Path, keys: ReadonlyMap<string, string>): boolean =>
    [...childrenOf(at(after, place)).keys()].every((key) => {
      const next = stepTo(rule, key, keys);
      const child = [...place, key];
      return !next || (isValid(next.place, child, next.keys) && areValidBelow(next.place, child, next.keys));
    });
  const way = rulesOnWay(rules, path);
  const isAllowed = way.some(
    ({ place, keys }, depth) => place.write && holds(place.write, contextAt(path.slice(0, depth), keys)),
  );
  // What is taken away needs no validity.
  if (!isAllowed || at(after, path) === null) return isAllowed;
  const last = way.at(-1);
  const reachesPath = way.length === path.length + 1;
  return (
    way.every(({ place, keys }, depth) => isValid(place, path.slice(0, depth), keys)) &&
    (!reachesPath || !last || areValidBelow(last.place, path, last.keys))
  );
}
