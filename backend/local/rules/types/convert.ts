import { bool, failure, float, int, kindName, type Outcome, string, type Value } from '../values/value';
import { type BuiltIn, fn } from './method';
import { parsePath } from './path';

/** How a value reads as text; undefined when it has no text of its own. */
export function toText(value: Value): string | undefined {
  switch (value.kind) {
    case 'string':
      return value.value;
    case 'int':
    case 'bool':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    case 'null':
      return 'null';
    case 'path':
      return `/${value.segments.join('/')}`;
    default:
      return undefined;
  }
}

const cannot = (value: Value, kind: string): Outcome =>
  failure(`${value.kind === 'string' ? `'${value.value}'` : kindName(value.kind)} cannot be made ${kind}.`);

const toInt = (value: Value): Outcome => {
  if (value.kind === 'int') return value;
  if (value.kind === 'float' && Number.isFinite(value.value)) return int(BigInt(Math.trunc(value.value)));
  return value.kind === 'string' && /^-?\d+$/.test(value.value)
    ? int(BigInt(value.value))
    : cannot(value, 'int');
};

const toFloat = (value: Value): Outcome => {
  if (value.kind === 'float') return value;
  if (value.kind === 'int') return float(Number(value.value));
  const isNumber = value.kind === 'string' && /^-?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value.value);
  return isNumber ? float(Number(value.value)) : cannot(value, 'float');
};

/** Conversions by the name of the kind: `bool()`, `int()`, `float()`, `string()`, `path()`. */
export const conversions: Readonly<Record<string, BuiltIn<undefined>>> = {
  bool: fn(['any'], (value) => {
    if (value.kind === 'bool') return value;
    const isBool = value.kind === 'string' && (value.value === 'true' || value.value === 'false');
    return isBool ? bool(value.value === 'true') : cannot(value, 'bool');
  }),
  int: fn(['any'], toInt),
  float: fn(['any'], toFloat),
  string: fn(['any'], (value) => {
    const text = toText(value);
    return text === undefined ? cannot(value, 'string') : string(text);
  }),
  path: fn(['any'], (value) => {
    if (value.kind === 'path') return value;
    return value.kind === 'string' ? parsePath(value.value) : cannot(value, 'path');
  }),
};
