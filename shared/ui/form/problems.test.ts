import type { FieldErrors } from 'react-hook-form';
import { messageIn, problemsOf } from './problems';

const wrong = (message: string) => ({ type: 'check', message });

describe('what is wrong with a form', () => {
  it('names each field and leads to it', () => {
    const errors: FieldErrors<{ name: string; sites: { name: string }[] }> = {
      name: wrong('Enter a name.'),
      sites: [undefined, { name: wrong('Enter a name.') }],
    };
    const labels = new Map([
      ['name', 'Name'],
      ['sites.1.name', 'Name of the site'],
    ]);
    expect(problemsOf(errors, labels)).toEqual([
      { name: 'name', message: 'Name: Enter a name.' },
      { name: 'sites.1.name', message: 'Name of the site: Enter a name.' },
    ]);
  });

  it('tells a wrong part of a value at the field that holds it, once', () => {
    const errors: FieldErrors<{ tags: string[] }> = {
      tags: [wrong('Shorten this.'), wrong('Shorten this.')],
    };
    expect(problemsOf(errors, new Map([['tags', 'Tags']]))).toEqual([
      { name: 'tags', message: 'Tags: Shorten this.' },
    ]);
    expect(messageIn(errors.tags)).toBe('Shorten this.');
  });
});

it('shows an error that was set by hand without a type', () => {
  expect(messageIn({ message: 'This is not your current password.', ref: {} })).toBe(
    'This is not your current password.',
  );
});
