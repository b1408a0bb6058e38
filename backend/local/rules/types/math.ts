import { bool, failure, float, int, type Outcome } from '../values/value';
import { type BuiltIn, fn } from './method';

const whole = (value: number): Outcome =>
  Number.isFinite(value) ? int(BigInt(value)) : failure(`${value} has no whole number.`);

const rounded = (round: (value: number) => number): BuiltIn<undefined> =>
  fn(['number'], (of) => (of.kind === 'int' ? of : whole(round(of.value))));

/** `math.*` */
export const mathFunctions: Readonly<Record<string, BuiltIn<undefined>>> = {
  abs: fn(['number'], (of) =>
    of.kind === 'float' ? float(Math.abs(of.value)) : int(of.value < 0n ? -of.value : of.value),
  ),
  ceil: rounded(Math.ceil),
  floor: rounded(Math.floor),
  round: rounded(Math.round),
  isInfinite: fn(['number'], (of) => bool(Math.abs(Number(of.value)) === Number.POSITIVE_INFINITY)),
  isNaN: fn(['number'], (of) => bool(Number.isNaN(Number(of.value)))),
  pow: fn(['number', 'number'], (base, exponent) => float(Number(base.value) ** Number(exponent.value))),
  sqrt: fn(['number'], (of) => float(Math.sqrt(Number(of.value)))),
};
