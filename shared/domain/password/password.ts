/** Shortest password people may choose: the identity service is set to the same. */
export const PASSWORD_MIN_LENGTH = 12;

/** Whose password it is: names and addresses are among the first things that are tried. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** What of the passwords in known lists is left once it is spelled in plain letters and digits around it are gone. */
const COMMON: ReadonlySet<string> = new Set([
  'abcdefgh',
  'administrator',
  'adminadmin',
  'asdfghjkl',
  'baseball',
  'changeme',
  'dragon',
  'facility',
  'football',
  'fussball',
  'geheim',
  'hallo',
  'iloveyou',
  'letmein',
  'master',
  'monkey',
  'passwort',
  'password',
  'princess',
  'qwert',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'qwertzuiop',
  'schatz',
  'secret',
  'sommer',
  'summer',
  'sunshine',
  'trustno',
  'welcome',
  'willkommen',
  'winter',
]);

/** Signs that people write for letters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Fewer signs than this, repeated, make a password long without making it hard to guess. */
const FEWEST_DIFFERENT = 5;

/** Shorter parts of names are in too many words. */
const SHORTEST_PART = 4;

const lettersOf = (text: string): string => text.replace(/[^\p{Letter}]/gu, '');
const spelledOut = (text: string): string => text.replace(/[013457@$!]/g, (sign) => WRITTEN_FOR[sign] ?? '');
const withoutEnds = (text: string): string => text.replace(/^[^\p{Letter}]+|[^\p{Letter}]+$/gu, '');

/** The word that a text repeats, such as "abc" of "abcabc"; the text itself when it repeats none. */
const repeatedIn = (text: string): string => /^(.+?)\1*$/u.exec(text)?.[1] ?? text;

function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  if (new Set(typed).size < FEWEST_DIFFERENT || lettersOf(typed) === '') return true;
  return [typed, withoutEnds(typed)]
    .flatMap((text) => [lettersOf(text), lettersOf(spelledOut(text))])
    .some((word) => COMMON.has(word) || COMMON.has(repeatedIn(word)));
}

function ownPartIn(password: string, { name, email }: PasswordOwner): string | undefined {
  const typed = password.toLowerCase();
  const [mailbox = '', host = ''] = email.toLowerCase().split('@');
  const parts = [
    ...name.toLowerCase().split(/[^\p{Letter}]+/u),
    ...mailbox.split(/[._+-]/),
    host.split('.')[0],
  ];
  return parts.find(
    (part) =>
      part !== undefined &&
      part.length >= SHORTEST_PART &&
      [typed, spelledOut(typed)].some((text) => text.includes(part)),
  );
}

/** What to do about a new password that is too short or easy to guess; undefined for one that will do. */
export function passwordFault(password: string, owner: PasswordOwner): string | undefined {
  if (password.length < PASSWORD_MIN_LENGTH)
    return `Choose a password of at least ${PASSWORD_MIN_LENGTH} characters. Three or four words in a row are easy to remember.`;
  if (isCommon(password))
    return 'Choose another password: this one is among the first that are tried. Three or four words in a row are easy to remember.';
  const part = ownPartIn(password, owner);
  return part === undefined
    ? undefined
    : `Choose a password without “${part}”: your name and your e-mail address are among the first things that are tried.`;
}
