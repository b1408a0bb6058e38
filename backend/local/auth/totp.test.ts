import { codeOf, fromBase32, PERIOD_SECONDS, stepAt, stepOfCode, toBase32 } from './totp';

// RFC 6238, appendix B: the secret of its SHA-1 rows, and their codes of eight digits.
const SECRET = toBase32(Buffer.from('12345678901234567890'));
const STEP_MS = PERIOD_SECONDS * 1000;
const NOW = Date.UTC(2026, 10, 20);
const codeAt = (ms: number) => codeOf(SECRET, stepAt(ms));

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('has the code of the RFC at second %i', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * 1000), 8)).toBe(code);
  expect(codeOf(SECRET, stepAt(second * 1000))).toBe(code.slice(2));
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base 32 as RFC 4648 does, and reads it', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
  expect(fromBase32(written).toString()).toBe(text);
});

it('takes the codes of one step before and after, and none further off', () => {
  const taken = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(SECRET, codeAt(NOW + steps * STEP_MS), NOW));
  const now = stepAt(NOW);
  expect(taken).toEqual([undefined, now - 1, now, now + 1, undefined]);
});

it('takes a code once, and none that is older', () => {
  const used = stepAt(NOW);
  expect(stepOfCode(SECRET, codeAt(NOW), NOW, used)).toBeUndefined();
  expect(stepOfCode(SECRET, codeAt(NOW - STEP_MS), NOW, used)).toBeUndefined();
  expect(stepOfCode(SECRET, codeAt(NOW + STEP_MS), NOW, used)).toBe(used + 1);
});

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('does not take %j', (typed) => {
  expect(stepOfCode(SECRET, typed, NOW)).toBeUndefined();
});
