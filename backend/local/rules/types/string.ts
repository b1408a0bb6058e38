import { failure, int, type Outcome, string, strings, type ValueOf } from '../values/value';
import { type Methods, method } from './method';
import { compileRegex, matchesWhole, replaceAll, splitBy } from './regex';

type Text = ValueOf<'string'>;

const withRegex = (pattern: string, use: (regex: RegExp) => Outcome): Outcome => {
  const regex = compileRegex(pattern);
  return regex === undefined ? failure(`'${pattern}' is not a regular expression of RE2.`) : use(regex);
};

/** Methods of strings; a size counts characters, not their parts. */
export const stringMethods: Methods<Text> = {
  size: method([], (self) => int([...self.value].length)),
  lower: method([], (self) => string(self.value.toLowerCase())),
  upper: method([], (self) => string(self.value.toUpperCase())),
  trim: method([], (self) => string(self.value.trim())),
  toUtf8: method([], (self) => ({ kind: 'bytes', value: Buffer.from(self.value) })),
  matches: method(['string'], (self: Text, re) =>
    withRegex(re.value, (regex) => ({ kind: 'bool', value: matchesWhole(regex, self.value) })),
  ),
  replace: method(['string', 'string'], (self: Text, re, by) =>
    withRegex(re.value, (regex) => string(replaceAll(regex, self.value, by.value))),
  ),
  split: method(['string'], (self: Text, re) =>
    withRegex(re.value, (regex) => strings(splitBy(regex, self.value))),
  ),
};
