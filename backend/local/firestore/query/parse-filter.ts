import { isObject, type Json, member, readEnum, readList, readObject, readString } from '../json';
import { invalid } from '../status';
import { type FieldPath, parseFieldPath } from '../values/field-path';
import { parseValue } from '../values/parse-value';
import { NULL, type Value } from '../values/value';
import { withoutUnequal } from './null-operands';
import { FIELD_OPERATORS, type FieldFilter, type FieldOperator, type Filter, isDocumentName } from './query';

const COMPOSITE_OPERATORS = ['OPERATOR_UNSPECIFIED', 'AND', 'OR'] as const;
// By their numbers in StructuredQuery.FieldFilter.Operator.
const OPERATORS: readonly [wire: string, op: FieldOperator | undefined][] = [
  ['OPERATOR_UNSPECIFIED', undefined],
  ['LESS_THAN', '<'],
  ['LESS_THAN_OR_EQUAL', '<='],
  ['GREATER_THAN', '>'],
  ['GREATER_THAN_OR_EQUAL', '>='],
  ['EQUAL', '=='],
  ['NOT_EQUAL', '!='],
  ['ARRAY_CONTAINS', 'array-contains'],
  ['IN', 'in'],
  ['ARRAY_CONTAINS_ANY', 'array-contains-any'],
  ['NOT_IN', 'not-in'],
];
const WIRE_OPERATORS = OPERATORS.map(([wire]) => wire);
const UNARY_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  '',
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
] as const;
const NAN: Value = { doubleValue: 'NaN' };
const KEY_NEEDED = '__key__ filter value must be a Key';
const LIST_OPERATORS: ReadonlySet<FieldOperator> = new Set(['in', 'not-in', 'array-contains-any']);
const MAX_LIST = 30;
const MAX_EXCLUDED = 10;

/** Reads a `Filter` message; undefined for an empty one. Throws INVALID_ARGUMENT. */
export function parseFilter(json: unknown): Filter | undefined {
  const filter = readObject(json, 'where');
  const composite = member(filter, 'compositeFilter');
  if (isObject(composite)) return parseComposite(composite);
  const unary = member(filter, 'unaryFilter');
  if (isObject(unary)) return parseUnary(unary);
  const field = member(filter, 'fieldFilter');
  if (isObject(field)) return parseField(field);
  if (Object.keys(filter).length === 0) return undefined;
  throw invalid('A filter must be a compositeFilter, fieldFilter or unaryFilter.');
}

function parseComposite(json: Json): Filter | undefined {
  const op = readEnum(member(json, 'op'), COMPOSITE_OPERATORS, 'compositeFilter.op');
  if (op === 'OPERATOR_UNSPECIFIED') throw invalid('Unsupported CompositeFilter operator.');
  const filters = readList(member(json, 'filters'), 'compositeFilter.filters').map(parseFilter);
  const given = filters.filter((filter) => filter !== undefined);
  if (given.length === 0) return undefined;
  return { kind: 'composite', op: op === 'AND' ? 'and' : 'or', filters: given };
}

function parseUnary(json: Json): FieldFilter {
  const field = parseFieldReference(member(json, 'field'));
  if (isDocumentName(field)) throw invalid(KEY_NEEDED);
  const op = readEnum(member(json, 'op'), UNARY_OPERATORS, 'unaryFilter.op');
  switch (op) {
    case 'IS_NULL':
      return { kind: 'field', field, op: '==', value: NULL };
    case 'IS_NOT_NULL':
      return { kind: 'field', field, op: '!=', value: NULL };
    case 'IS_NAN':
      return { kind: 'field', field, op: '==', value: NAN };
    case 'IS_NOT_NAN':
      return { kind: 'field', field, op: '!=', value: NAN };
    default:
      throw invalid('Unknown UnaryFilter operator.');
  }
}

function parseField(json: Json): FieldFilter {
  const field = parseFieldReference(member(json, 'field'));
  const wire = readEnum(member(json, 'op'), WIRE_OPERATORS, 'fieldFilter.op');
  const op = OPERATORS.find(([name]) => name === wire)?.[1];
  if (op === undefined) throw invalid('Unknown FieldFilter operator.');
  const value = LIST_OPERATORS.has(op)
    ? parseOperands(member(json, 'value'))
    : parseValue(member(json, 'value'));
  if (LIST_OPERATORS.has(op)) checkList(op, value);
  if (isDocumentName(field)) checkNameOperand(op, value);
  return withoutUnequal({ kind: 'field', field, op, value });
}

/** Reads the list of an operator that takes one: its members are values of their own and may be lists too. */
function parseOperands(json: unknown): Value {
  const array = isObject(json) ? member(json, 'arrayValue') : undefined;
  if (array === undefined) return parseValue(json);
  const values = readList(member(readObject(array, 'arrayValue'), 'values'), 'arrayValue.values');
  return { arrayValue: { values: values.map(parseValue) } };
}

/** Reads a `FieldReference`. */
export const parseFieldReference = (json: unknown): FieldPath => {
  const path = readString(member(readObject(json, 'field'), 'fieldPath'), 'fieldPath');
  return parseFieldPath(path);
};

function checkList(op: FieldOperator, value: Value): void {
  const name = wireName(op);
  if (!('arrayValue' in value)) throw invalid(`'${name}' requires an ArrayValue.`);
  const size = value.arrayValue.values.length;
  if (size === 0) throw invalid(`'${name}' requires an non-empty ArrayValue.`);
  const max = op === 'not-in' ? MAX_EXCLUDED : MAX_LIST;
  if (size > max) throw invalid(`'${name}' supports up to ${max} comparison values.`);
}

function checkNameOperand(op: FieldOperator, value: Value): void {
  if (op.startsWith('array')) throw invalid('the name __key__ is reserved');
  const operands = LIST_OPERATORS.has(op) && 'arrayValue' in value ? value.arrayValue.values : [value];
  for (const operand of operands) {
    if (!('referenceValue' in operand)) throw invalid(KEY_NEEDED);
    const name = operand.referenceValue;
    if (name.split('/').length % 2 === 0) {
      throw invalid(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
    }
  }
}

const wireName = (op: FieldOperator): string => OPERATORS[FIELD_OPERATORS.indexOf(op) + 1]?.[0] ?? op;
