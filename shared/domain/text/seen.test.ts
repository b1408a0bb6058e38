import { safeParse } from 'valibot';
import { fold } from '../tokens';
import { isSeen, personName, requiredText, skeletonOf } from './index';

const takes = (name: string) => safeParse(personName('a name', 2, 60), name).success;

describe('the name of somebody', () => {
  it.each([
    'Zoë Müller',
    "Seán O'Brien",
    'Jan-Ole de Vries',
    'Олга Иванова',
    'Łukasz Żak',
    '李 小龙',
    'Νίκος',
  ])('may be %s', (name) => expect(takes(name)).toBe(true));

  it.each([
    ['a space of no width', 'Ana\u200b Adler'],
    ['letters that run the other way', '\u202ereldA anA'],
    ['a letter of another script', 'An\u0430 Adler'],
    ['a filler', 'Ana\u3164Adler'],
    ['a line', 'Ana\nAdler'],
    ['nothing to be seen', '\u200b\u200b\u200b'],
  ])('has no %s in it', (_, name) => expect(takes(name)).toBe(false));
});

it.each([
  ['Ana Adler', 'А\u043da \u0410dler'.replace('\u043d', 'n')],
  ['Olga Brandt', '0lga Brandt'],
  ['Ina Bill', 'lna BiIl'],
  ['Ида', 'Ида'],
])('%s looks like %s', (one, other) => expect(skeletonOf(fold(one))).toBe(skeletonOf(fold(other))));

it('two names that only share letters do not look alike', () => {
  expect(skeletonOf(fold('Ana Adler'))).not.toBe(skeletonOf(fold('Anna Adler')));
});

it('a text that must be there can be read', () => {
  expect(isSeen(' \u200b\u00a0')).toBe(false);
  expect(safeParse(requiredText('a title', 3, 140), '\u200b\u200b\u200b').success).toBe(false);
});
