/** Check digits of VAT numbers as the countries publish them. Each takes a number that has the form already. */
type Check = (number: string) => boolean;

const digitsOf = (text: string): number[] => [...text].filter((sign) => /\d/.test(sign)).map(Number);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  sum(weights.map((weight, index) => weight * (digits[index] ?? 0)));

/** Letters as numbers, A = 10, as the checks of ISO 7064 count them. */
const asNumber = (text: string) =>
  BigInt([...text].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))).join(''));

/** ISO 7064, MOD 11,10. */
const german: Check = (number) => {
  const digits = digitsOf(number);
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (2 * ((digit + product) % 10 || 10)) % 11;
  return (11 - product) % 10 === digits.at(-1);
};

const austrian: Check = (number) => {
  const digits = digitsOf(number);
  const counted = digits
    .slice(0, 7)
    .map((digit, index) => (index % 2 === 0 ? digit : sum(digitsOf(`${2 * digit}`))));
  return (10 - ((sum(counted) + 4) % 10)) % 10 === digits.at(-1);
};

const swiss: Check = (number) => {
  const digits = digitsOf(number);
  return (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digits[8];
};

const danish: Check = (number) => weighted(digitsOf(number), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Keys with letters follow another, unpublished rule. */
const french: Check = (number) => {
  const key = number.slice(2, 4);
  return /\D/.test(key) || (Number(number.slice(4)) * 100 + 12) % 97 === Number(key);
};

/** Numbers given out since 2010 end 55 higher; those of authorities carry no check. */
const british: Check = (number) =>
  /^GB(GD|HA)/.test(number) ||
  [0, 42, 55].includes(weighted(digitsOf(number), [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);

/** By the citizen or company number, or, since 2020, over the whole. */
const dutch: Check = (number) =>
  weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || asNumber(number) % 97n === 1n;

const polish: Check = (number) => {
  const digits = digitsOf(number);
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
};

/** By country; where none is published the form alone is looked at. */
export const TAX_ID_CHECKS: Readonly<Record<string, Check>> = {
  DE: german,
  AT: austrian,
  CH: swiss,
  DK: danish,
  FR: french,
  GB: british,
  NL: dutch,
  PL: polish,
};
