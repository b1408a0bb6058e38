import {
  checkMembers,
  isObject,
  type Json,
  member,
  readEnum,
  readList,
  readObject,
  readString,
} from '../json';
import type { Names } from '../names';
import { invalid } from '../status';
import { parseFieldPath } from '../values/field-path';
import { parseFields, parseValue } from '../values/parse-value';
import { parseMicros } from '../values/timestamps';
import type { Value } from '../values/value';
import type { Precondition, Transform, Write } from './write';

const MAX_TRANSFORMS = 500;
const OPERATIONS = ['update', 'delete', 'verify', 'transform'] as const;

/** Reads a `Write` message. Throws INVALID_ARGUMENT. */
export function parseWrite(json: unknown, names: Names): Write {
  if (!isObject(json)) throw invalid('A write must be an object.');
  checkMembers(json, [...OPERATIONS, 'updateMask', 'updateTransforms', 'currentDocument'], 'A write');
  const [operation, more] = OPERATIONS.filter((name) => member(json, name) !== undefined);
  if (operation === undefined || more) throw invalid('A write must have exactly one operation.');
  const precondition = parsePrecondition(member(json, 'currentDocument'));
  if (operation === 'delete' || operation === 'verify') {
    const path = names.documentPath(readString(member(json, operation), operation));
    return { kind: operation, path, precondition };
  }
  if (operation === 'transform') return parseTransformWrite(json, precondition, names);
  const document = readObject(member(json, 'update'), 'update');
  return {
    kind: 'update',
    path: names.documentPath(readString(member(document, 'name'), 'update.name')),
    fields: parseFields(member(document, 'fields')),
    mask: parseMask(member(json, 'updateMask')),
    transforms: parseTransforms(member(json, 'updateTransforms')),
    precondition,
  };
}

/** The older form of a transform: a write of its own that changes nothing else. */
function parseTransformWrite(json: Json, precondition: Precondition | undefined, names: Names): Write {
  const transform = readObject(member(json, 'transform'), 'transform');
  return {
    kind: 'update',
    path: names.documentPath(readString(member(transform, 'document'), 'transform.document')),
    fields: {},
    mask: [],
    transforms: parseTransforms(member(transform, 'fieldTransforms')),
    precondition,
  };
}

/** Reads a `DocumentMask`; an empty one names no field, an absent one all. */
export function parseMask(json: unknown) {
  if (json === undefined || json === null) return undefined;
  const paths = readList(member(readObject(json, 'mask'), 'fieldPaths'), 'fieldPaths');
  return paths.map((path) => parseFieldPath(readString(path, 'fieldPaths')));
}

/** Reads a `Precondition`; one without a condition is none. */
export function parsePrecondition(json: unknown): Precondition | undefined {
  const condition = readObject(json, 'currentDocument');
  const exists = member(condition, 'exists');
  const updateTime = member(condition, 'updateTime');
  if (exists !== undefined && updateTime !== undefined) throw invalid('A precondition has one condition.');
  if (updateTime !== undefined) return { updateTime: parseMicros(updateTime) };
  if (exists === undefined) return undefined;
  if (typeof exists !== 'boolean') throw invalid('currentDocument.exists must be a boolean.');
  return { exists };
}

function parseTransforms(json: unknown): Transform[] {
  const list = readList(json, 'updateTransforms');
  if (list.length > MAX_TRANSFORMS) {
    throw invalid(`A document can have at most ${MAX_TRANSFORMS} transforms in one commit.`);
  }
  return list.map((entry) => parseTransform(readObject(entry, 'updateTransforms')));
}

function parseTransform(json: Json): Transform {
  const path = parseFieldPath(readString(member(json, 'fieldPath'), 'fieldPath'));
  const operand = (name: string) => numberOperand(parseValue(member(json, name)));
  if (member(json, 'setToServerValue') !== undefined) {
    const names = ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'] as const;
    if (readEnum(member(json, 'setToServerValue'), names, 'setToServerValue') !== 'REQUEST_TIME') {
      throw invalid('setToServerValue must be REQUEST_TIME.');
    }
    return { path, kind: 'requestTime' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (member(json, kind) !== undefined) return { path, kind, operand: operand(kind) };
  }
  if (member(json, 'appendMissingElements') !== undefined) {
    return { path, kind: 'append', elements: elements(member(json, 'appendMissingElements')) };
  }
  if (member(json, 'removeAllFromArray') !== undefined) {
    return { path, kind: 'remove', elements: elements(member(json, 'removeAllFromArray')) };
  }
  throw invalid('A field transform must have an operation.');
}

function elements(json: unknown): readonly Value[] {
  const array = parseValue({ arrayValue: json });
  return 'arrayValue' in array ? array.arrayValue.values : [];
}

function numberOperand(value: Value): Value {
  if ('integerValue' in value || 'doubleValue' in value) return value;
  throw invalid('Input must be int64 or double.');
}
