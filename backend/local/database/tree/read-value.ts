import { InvalidRequest } from './invalid-request';
import {
  childrenOf,
  innerOf,
  isLeaf,
  type Node,
  type Path,
  PRIORITY,
  type Priority,
  type Scalar,
  type Tree,
} from './node';
import { checkKey, checkPath, checkPathSize } from './path';

/** What the server puts in the place of `{".sv": …}`. */
export interface ServerValues {
  /** Milliseconds since 1970, one for all of a write. */
  readonly now: number;
  /** What is there before the write. */
  readonly before: Tree;
}

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

const isFields = (json: Json): json is Fields => typeof json === 'object' && json !== null;
const isScalar = (json: Json): json is Scalar =>
  typeof json === 'string' ||
  typeof json === 'boolean' ||
  (typeof json === 'number' && Number.isFinite(json));

/** Makes a tree of JSON as clients write it to a path. Throws an InvalidRequest for what cannot be kept there. */
export function readValue(json: Json, values: ServerValues, path: Path): Tree {
  checkPath(path);
  return readBelow(json, values, path.length, Buffer.byteLength(path.join('/')));
}

function readBelow(json: Json, { now, before }: ServerValues, depth: number, bytes: number): Tree {
  checkPathSize(depth, bytes);
  if (json === null || json === undefined) return null;
  if (isScalar(json)) return { value: json, priority: null };
  if (!isFields(json))
    throw new InvalidRequest('A value is a text, a finite number, true, false or an object.');
  if ('.sv' in json) return { value: serverValue(json['.sv'], now, before), priority: priorityOf(json, now) };
  if ('.value' in json) {
    const inner = readBelow(json['.value'], { now, before }, depth + 1, bytes);
    return inner && { ...inner, priority: priorityOf(json, now) };
  }
  const children = new Map<string, Node>();
  for (const [key, value] of Object.entries(json)) {
    if (key === PRIORITY) continue;
    checkKey(key);
    const below = { now, before: childrenOf(before).get(key) ?? null };
    const child = readBelow(value, below, depth + 1, bytes + 1 + Buffer.byteLength(key));
    if (child) children.set(key, child);
  }
  return innerOf(children, priorityOf(json, now));
}

function priorityOf(json: Fields, now: number): Priority {
  const given = json[PRIORITY] ?? null;
  if (given === null || typeof given === 'string') return given;
  if (typeof given === 'number' && Number.isFinite(given)) return given;
  if (isFields(given) && given['.sv'] === 'timestamp') return now;
  throw new InvalidRequest('A priority is a text or a number.');
}

function serverValue(wanted: Json, now: number, before: Tree): Scalar {
  if (wanted === 'timestamp') return now;
  const by = isFields(wanted) ? wanted.increment : undefined;
  if (typeof by !== 'number' || !Number.isFinite(by)) {
    throw new InvalidRequest('Server values are "timestamp" and {"increment": number}.');
  }
  return before && isLeaf(before) && typeof before.value === 'number' ? before.value + by : by;
}
