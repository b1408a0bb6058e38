import { admin, type Seen, type Step, toolkit } from '../request';

/** The password of everybody in the cases. */
export const PASSWORD = 'facility-demo';

/** Whom most cases are about. */
export const ANA = { email: 'ana@nordhaus.example', password: PASSWORD };

/** Someone else. */
export const BEN = { email: 'ben@nordhaus.example', password: PASSWORD };

/** Step names that other steps take tokens from. */
export const ANA_SIGNS_UP = 'Ana signs up';

/** Ana makes herself an account. */
export const anaSignsUp: Step = toolkit('signUp', { ...ANA, returnSecureToken: true });

/** Ben makes himself an account. */
export const benSignsUp: Step = toolkit('signUp', { ...BEN, returnSecureToken: true });

/** The ID token Ana got with her account. */
export const anasToken = (seen: Seen): string => seen(ANA_SIGNS_UP).idToken ?? '';

/** Ana's uid. */
export const anasUid = (seen: Seen): string => seen(ANA_SIGNS_UP).localId ?? '';

/** An account an administrator makes, with everything that can be given. */
export const olgaIsCreated: Step = admin('', {
  localId: 'olga',
  email: 'Olga@Nordhaus.example',
  password: PASSWORD,
  displayName: 'Olga Brandt',
  photoUrl: 'https://nordhaus.example/olga.png',
  emailVerified: true,
});

/** An unsigned token with Ana's claims changed, as anybody can make one. */
export const forged = (claims: object) => (seen: Seen) => {
  const payload = JSON.parse(Buffer.from(anasToken(seen).split('.')[1] ?? '', 'base64url').toString('utf8'));
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...payload, ...claims })}.`;
};
