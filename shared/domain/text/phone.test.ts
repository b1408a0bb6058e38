import { properPhone } from './phone';

it.each([
  ['030 5500000', 'DE', '+49 30 5500000'],
  ['(030) 55 000-00', 'DE', '+49 30 55 000-00'],
  ['030/5500000', 'DE', '+49 30/5500000'],
  ['0049 (0)30 5500000', 'DE', '+49 30 5500000'],
  ['+44 20 7946 0000', 'DE', '+44 20 7946 0000'],
  ['01 5121234', 'AT', '+43 1 5121234'],
  ['33 12 34 56', 'DK', '+45 33 12 34 56'],
])('reads %s, typed in %s, as %s', (typed, country, proper) => {
  expect(properPhone(typed, country)).toBe(proper);
});

it.each([
  ['5500000', 'DE'],
  ['110', 'DE'],
  ['030 12', 'DE'],
  ['ask Rosa', 'DE'],
  ['', 'DE'],
  ['030 5500000', 'JP'],
])('leaves %p, typed in %s, to whoever typed it', (typed, country) => {
  expect(properPhone(typed, country)).toBe(typed);
});
