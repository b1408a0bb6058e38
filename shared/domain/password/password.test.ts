import { passwordFault } from './password';

const ana = { name: 'Ana Adler', email: 'ana.lind@nordhaus.example' };
const fault = (password: string) => passwordFault(password, ana);

it('wants 12 characters', () => {
  expect(fault('kite-lamp-ox')).toBeUndefined();
  expect(fault('kite-lamp-o')).toMatch(/^Choose a password of at least 12 characters\./);
});

it.each([
  'password1234',
  'Passwort2026!',
  'P@ssw0rd!2026',
  'qwertzuiop12',
  'willkommen12',
  '123456789012',
  'aaaaaaaaaaaa',
  'passwordpassword',
  'abcabcabcabc',
])('refuses %s, which is tried first', (password) =>
  expect(fault(password)).toMatch(/among the first that are tried/),
);

it.each(['facility-demo', 'of-a-stranger', 'password of a kite', '7b1f-99c2-04aa', 'grüner Apfelbaum'])(
  'takes %s',
  (password) => expect(fault(password)).toBeUndefined(),
);

it.each([
  ['kite-ADLER-lamp', 'adler'],
  ['kite-4dl3r-lamp', 'adler'],
  ['lind-kite-lamp-ox', 'lind'],
  ['kite@nordhaus.de', 'nordhaus'],
])('refuses %s for who is called so, and takes it from others', (password, part) => {
  expect(fault(password)).toContain(`without “${part}”`);
  expect(passwordFault(password, { name: 'Marek Wolny', email: 'marek@x.example' })).toBeUndefined();
});

it('lets short parts of a name be parts of words', () => {
  expect(fault('banana-kite-lamp')).toBeUndefined();
});
