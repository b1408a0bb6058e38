import { type Seen, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken, BEN, PASSWORD } from './people';

const signUp = (body: unknown) => toolkit('signUp', body);

/** `accounts:signUp` */
export const signUpCases: Table = {
  linking: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'a new address and password': toolkit('signUp', (seen: Seen) => ({ ...BEN, idToken: anasToken(seen) })),
  },
  right: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'again with the same address': signUp(ANA),
    'again in capitals': signUp({ ...ANA, email: ANA.email.toUpperCase() }),
    'with a name': signUp({ ...BEN, displayName: 'Ben Vogt', returnSecureToken: true }),
    'address in capitals': signUp({ email: 'Carla@NORDHAUS.example', password: PASSWORD }),
    'without a dot in the host': signUp({ email: 'dora@nordhaus', password: PASSWORD }),
    'six letters': signUp({ email: 'emil@nordhaus.example', password: '123456' }),
    'tries to verify itself': signUp({
      email: 'fritz@nordhaus.example',
      password: PASSWORD,
      emailVerified: true,
      disabled: true,
      photoUrl: 'https://nordhaus.example/fritz.png',
    }),
  },
  'missing and malformed': {
    nothing: signUp({}),
    'no address': signUp({ password: PASSWORD }),
    'no password': signUp({ email: ANA.email }),
    'empty address': signUp({ email: '', password: PASSWORD }),
    'empty password': signUp({ email: ANA.email, password: '' }),
    'both empty': signUp({ email: '', password: '' }),
    'five letters': signUp({ ...ANA, password: '12345' }),
    'no address at all': signUp({ ...ANA, email: 'ana' }),
    'malformed address and weak password': signUp({ email: 'ana', password: '123' }),
    'own uid': signUp({ ...ANA, localId: 'ana' }),
    'empty own uid': signUp({ ...ANA, localId: '' }),
    'password is a list': signUp({ ...ANA, password: [PASSWORD] }),
    'password is a number': signUp({ ...ANA, password: 123456 }),
    'name is an object': signUp({ ...ANA, displayName: {} }),
    'a known address and a token that is none': signUp({ ...ANA, idToken: 'nonsense' }),
    'a token that is none': signUp({ ...BEN, idToken: 'nonsense' }),
    'a token alone': signUp({ idToken: 'nonsense' }),
  },
};
