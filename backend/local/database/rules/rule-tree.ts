import type { Path } from '../tree/node';
import { compileExpression, type Scope } from './compile';
import type { Compiled } from './compiled';
import type { Expression } from './expression';
import { parseExpression } from './parse';
import { type PlacedEntry, type PlacedJson, readPlacedJson } from './placed-json';
import { mistakeAt, type RuleMistake, WrongRule } from './rule-text';
import { mayBe } from './types';

/** A rule, and whether what is stored decides about it. */
export interface Rule extends Pick<Compiled, 'run'> {
  readonly usesData: boolean;
}

/** The rules of a place. */
export interface RulePlace {
  readonly read?: Rule;
  readonly write?: Rule;
  readonly validate?: Rule;
  readonly indexOn: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RulePlace>;
  /** For every key that has no rules of its own. */
  readonly others?: { readonly name: string; readonly place: RulePlace };
}

/** Rules that can be used, or what is wrong with them. */
export type RulesResult =
  | { readonly ok: true; readonly rules: RulePlace }
  | { readonly ok: false; readonly mistake: RuleMistake };

/** Reads a rules file. */
export function readRules(file: string): RulesResult {
  try {
    const json = readPlacedJson(file);
    const entries = entriesOf(json, 'A rules file is an object with "rules" alone.');
    const [only] = entries;
    if (only?.key !== 'rules' || entries.length > 1) {
      throw new WrongRule(json.offset, 'A rules file is an object with "rules" alone.');
    }
    return { ok: true, rules: readPlace(only.value, new Set()) };
  } catch (error) {
    if (!(error instanceof WrongRule)) throw error;
    return { ok: false, mistake: mistakeAt(file, error.offset, error.message) };
  }
}

/** The rules on the way to a path, from the root on, with the keys that stand for names there. */
export function rulesOnWay(
  rules: RulePlace,
  path: Path,
): { place: RulePlace; keys: ReadonlyMap<string, string> }[] {
  let keys: ReadonlyMap<string, string> = new Map();
  let place: RulePlace = rules;
  const found = [{ place, keys }];
  for (const key of path) {
    const next = stepTo(place, key, keys);
    if (!next) break;
    ({ place, keys } = next);
    found.push(next);
  }
  return found;
}

/** The rules of a child; undefined without any. */
export function stepTo(
  { children, others }: RulePlace,
  key: string,
  keys: ReadonlyMap<string, string>,
): { place: RulePlace; keys: ReadonlyMap<string, string> } | undefined {
  const own = children.get(key);
  if (own) return { place: own, keys };
  return others && { place: others.place, keys: new Map([...keys, [others.name, key]]) };
}

function entriesOf(json: PlacedJson, reason: string): readonly PlacedEntry[] {
  if (json.kind !== 'object') throw new WrongRule(json.offset, reason);
  const keys = new Set<string>();
  for (const { key, offset } of json.entries) {
    if (keys.has(key)) throw new WrongRule(offset, `"${key}" is here twice.`);
    keys.add(key);
  }
  return json.entries;
}

function readPlace(json: PlacedJson, keys: ReadonlySet<string>): RulePlace {
  const entries = entriesOf(json, 'The rules of a place are an object.');
  const rules: { read?: Rule; write?: Rule; validate?: Rule } = {};
  const children = new Map<string, RulePlace>();
  let indexOn: ReadonlySet<string> = new Set();
  let others: RulePlace['others'];
  for (const { key, offset, value } of entries) {
    if (key === '.read') rules.read = readRule(value, { keys, newData: false });
    else if (key === '.write') rules.write = readRule(value, { keys, newData: true });
    else if (key === '.validate') rules.validate = readRule(value, { keys, newData: true });
    else if (key === '.indexOn') indexOn = readIndexes(value);
    else if (key.startsWith('$')) {
      if (others) throw new WrongRule(offset, `"${others.name}" stands for the same keys.`);
      if (keys.has(key)) throw new WrongRule(offset, `"${key}" already stands for a key above.`);
      if (!/^\$\w+$/.test(key)) throw new WrongRule(offset, `"${key}" is no name.`);
      others = { name: key, place: readPlace(value, new Set([...keys, key])) };
    } else if (key === '' || /[.#$[\]/]/.test(key))
      throw new WrongRule(offset, `"${key}" is neither a key nor a kind of rule.`);
    else children.set(key, readPlace(value, keys));
  }
  return { ...rules, indexOn, children, ...(others && { others }) };
}

function readRule(json: PlacedJson, scope: Scope): Rule {
  if (json.kind === 'other' && typeof json.value === 'boolean') {
    const { value } = json;
    return { run: () => value, usesData: false };
  }
  if (json.kind !== 'text')
    throw new WrongRule(json.offset, 'A rule is an expression in quotation marks, true or false.');
  const expression = parseExpression(json.content);
  const { type, run } = compileExpression(expression, scope);
  if (!mayBe(type, 'boolean')) throw new WrongRule(expression.offset, 'A rule has to give true or false.');
  return { run, usesData: mentionsData(expression) };
}

const DATA: ReadonlySet<string> = new Set(['data', 'root', 'newData']);

function mentionsData(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
      return false;
    case 'name':
      return DATA.has(expression.name);
    case 'list':
      return expression.items.some(mentionsData);
    case 'member':
    case 'unary':
      return mentionsData(expression.of);
    case 'index':
      return mentionsData(expression.of) || mentionsData(expression.by);
    case 'call':
      return mentionsData(expression.of) || expression.given.some(mentionsData);
    case 'binary':
      return mentionsData(expression.left) || mentionsData(expression.right);
    case 'choice':
      return [expression.when, expression.then, expression.otherwise].some(mentionsData);
  }
}

function readIndexes(json: PlacedJson): ReadonlySet<string> {
  const items = json.kind === 'list' ? json.items : [json];
  return new Set(
    items.map((item) => {
      if (item.kind !== 'text') throw new WrongRule(item.offset, 'An index is a text.');
      return item.content.text;
    }),
  );
}
