import { COMMANDS } from '@fm/workflows/commands';
import * as v from 'valibot';
import { COMPARED } from './hostile-inputs';
import { type InputPlace, inputPlaces } from './input-places';

/* What every command's schema promises, so that the next command promises it too. */

const PLACES: readonly (InputPlace & { readonly said: string })[] = COMMANDS.flatMap((command) =>
  inputPlaces(command.input as never)
    .filter(({ path: [first = ''] }) => !COMPARED.has(first))
    .map((place) => ({ ...place, said: `${command.name} ${place.path.join('.')}` })),
);

const saidOf = (wrong: readonly { readonly said: string }[]) => [...new Set(wrong.map(({ said }) => said))];
const takes = ({ schema }: InputPlace, value: unknown): boolean => v.is(schema, value);

/** Names that are no key of a map and no id of a record. */
const NO_KEYS = ['constructor', 'prototype', '__proto__', '__all__', 'toString', 'a/b', 'a\0b', '\ud800', ''];
/** A tax id, and what tells the rows of an absence apart while they are edited. */
const NO_IDS = new Set(['taxId', 'recordId']);
/** Of an id that a form may leave empty, and one that is a key of the browser's. */
const isId = ({ path }: InputPlace) =>
  /^(id|\w+Id|(ids|\w+Ids)\.\*)$/.test(path.slice(path.at(-1) === '*' ? -2 : -1).join('.')) &&
  !NO_IDS.has(path.at(-1) ?? '');

it('walks into what commands take', () => {
  expect(PLACES.length).toBeGreaterThan(500);
  expect(saidOf(PLACES)).toEqual(
    expect.arrayContaining([
      'workOrders.save values.checklist.(key)',
      'offers.save values.lines.*.itemRef.id',
    ]),
  );
});

it('an id is one that the store can hold', () => {
  const wrong = PLACES.filter(
    (place) => isId(place) && NO_KEYS.some((key) => key !== '' && takes(place, key)),
  );
  expect(saidOf(wrong)).toEqual([]);
});

it('a reference leads to an id that the store can hold', () => {
  const refs = PLACES.filter(({ path }) => /Refs?(\.\*)?$/.test(path.join('.')));
  const wrong = refs.filter((place) => NO_KEYS.some((id) => takes(place, { id, name: 'N' })));
  expect(saidOf(wrong)).toEqual([]);
});

it('the key of a map is none that every map has', () => {
  const keys = PLACES.filter(({ path, schema }) => path.at(-1) === '(key)' && schema.kind === 'schema');
  expect(saidOf(keys.filter((place) => NO_KEYS.some((key) => takes(place, key))))).toEqual([]);
});

it('who is named as having done something is called by letters of one script that one sees', () => {
  const names = PLACES.filter(
    ({ path, schema }) =>
      /(By|ByName)$|^(first|last)Name$/.test(path.at(-1) ?? '') && schema.type === 'string',
  );
  expect(saidOf(names)).toEqual(
    expect.arrayContaining(['workOrders.transition input.signedBy', 'offers.transition decidedByName']),
  );
  expect(saidOf(names.filter((place) => ['\u200b', 'Ros\u0430'].some((name) => takes(place, name))))).toEqual(
    [],
  );
});

it('a list has a length', () => {
  const lists = PLACES.filter(({ schema }) => schema.type === 'array');
  expect(saidOf(lists.filter(({ checks }) => !checks.some(({ type }) => type === 'max_length')))).toEqual([]);
});

it('a text has an end', () => {
  const texts = PLACES.filter(({ schema }) => schema.type === 'string');
  expect(saidOf(texts.filter((place) => takes(place, 'x'.repeat(40_001))))).toEqual([]);
});
