import { type FieldFilter, isDocumentName, type Query } from '../../firestore/query/query';
import type { FieldPath } from '../../firestore/values/field-path';
import { fromFirestore } from '../values/from-firestore';
import { NULL, type Outcome, type Value } from '../values/value';
import { type Bound, type Facts, NO_FACTS } from './facts';

/** What all documents have in common that a query's constraints let through. */
export interface Known {
  /** `resource.data` */
  data: Outcome;
  /** The document's id, when the query asks for one. */
  id: string | undefined;
}

interface Node {
  value?: Value;
  facts: Facts;
  children: Map<string, Node>;
}

const newNode = (): Node => ({ facts: NO_FACTS, children: new Map() });

/** What one list of comparisons (all of which hold) and the order fix: a field ordered by is there. */
export function knownFrom(comparisons: readonly FieldFilter[], { orderBy }: Pick<Query, 'orderBy'>): Known {
  const root = newNode();
  let id: string | undefined;
  for (const comparison of comparisons) {
    if (isDocumentName(comparison.field)) id ??= idIn(comparison);
    else note(nodeAt(root, comparison.field), comparison);
  }
  for (const { field } of orderBy) if (!isDocumentName(field)) nodeAt(root, field);
  return { data: outcomeOf(root), id };
}

const idIn = ({ op, value }: FieldFilter): string | undefined =>
  op === '==' && 'referenceValue' in value ? value.referenceValue.split('/').at(-1) : undefined;

function nodeAt(root: Node, path: FieldPath): Node {
  let node = root;
  for (const name of path) {
    const child = node.children.get(name) ?? newNode();
    node.children.set(name, child);
    node = child;
  }
  return node;
}

function note(node: Node, { op, value }: FieldFilter): void {
  const known = fromFirestore(value);
  const { facts } = node;
  const isNumber = known.kind === 'int' || known.kind === 'float';
  const kinds: Facts['kinds'] = isNumber ? ['int', 'float'] : [known.kind];
  const bound = (inclusive: boolean): Bound => ({ value: known, inclusive });
  switch (op) {
    case '==':
      // 1 also finds 1.0: the amount is known, the kind is not. Inside lists and maps it is the same.
      if (hasNumber(known)) node.facts = { ...facts, kinds, equals: known };
      else node.value = known;
      return;
    case '>':
    case '>=':
      node.facts = { ...facts, kinds, min: bound(op === '>=') };
      return;
    case '<':
    case '<=':
      node.facts = { ...facts, kinds, max: bound(op === '<=') };
      return;
    case '!=':
      node.facts = { ...facts, not: [...facts.not, known, NULL] };
      return;
    case 'not-in':
      node.facts = { ...facts, not: [...facts.not, ...(known.kind === 'list' ? known.items : []), NULL] };
      return;
    case 'array-contains':
      node.facts = { ...facts, kinds: ['list'], contains: [...facts.contains, known] };
      return;
    default:
      return;
  }
}

function hasNumber(value: Value): boolean {
  if (value.kind === 'list') return value.items.some(hasNumber);
  if (value.kind === 'map')
    return [...value.fields.values()].some((v) => v.kind !== 'unknown' && v.kind !== 'error' && hasNumber(v));
  return value.kind === 'int' || (value.kind === 'float' && !Number.isNaN(value.value));
}

function outcomeOf(node: Node): Outcome {
  if (node.value !== undefined) return node.value;
  if (node.children.size === 0) return { kind: 'unknown', facts: node.facts };
  const fields = new Map([...node.children].map(([name, child]) => [name, outcomeOf(child)] as const));
  return { kind: 'unknown', facts: { ...node.facts, kinds: ['map'], fields } };
}
