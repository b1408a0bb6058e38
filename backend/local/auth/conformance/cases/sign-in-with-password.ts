import { admin, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasUid, olgaIsCreated, PASSWORD } from './people';

const signIn = (body: unknown) => toolkit('signInWithPassword', body);

/** `accounts:signInWithPassword` */
export const signInWithPassword: Table = {
  'with an account': {
    [ANA_SIGNS_UP]: anaSignsUp,
    right: signIn({ ...ANA, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }),
    'without asking for tokens': signIn(ANA),
    'address in capitals': signIn({ ...ANA, email: ANA.email.toUpperCase() }),
    'wrong password': signIn({ ...ANA, password: 'not-this-one' }),
    'password in other case': signIn({ ...ANA, password: PASSWORD.toUpperCase() }),
    'unknown address': signIn({ email: 'nobody@nordhaus.example', password: PASSWORD }),
    'very long password': signIn({ ...ANA, password: 'x'.repeat(5000) }),
  },
  'missing and malformed': {
    nothing: signIn({}),
    'no address': signIn({ password: PASSWORD }),
    'no password': signIn({ email: ANA.email }),
    'empty address': signIn({ email: '', password: PASSWORD }),
    'empty password': signIn({ email: ANA.email, password: '' }),
    'no address at all': signIn({ email: 'ana', password: PASSWORD }),
    'two at signs': signIn({ email: 'ana@nordhaus@example', password: PASSWORD }),
    'blank inside': signIn({ email: 'ana b@nordhaus.example', password: PASSWORD }),
    'blank around': signIn({ email: ` ${ANA.email} `, password: PASSWORD }),
    'address is a number': signIn({ email: 7, password: PASSWORD }),
    'address is a list': signIn({ email: [ANA.email], password: PASSWORD }),
    'address is null': signIn({ email: null, password: PASSWORD }),
    'password is a number': signIn({ email: ANA.email, password: 123456 }),
    'password is an object': signIn({ email: ANA.email, password: {} }),
    'switch is text': signIn({ ...ANA, returnSecureToken: 'yes' }),
    'unknown field': signIn({ ...ANA, colour: 'red' }),
  },
  'with a name and picture': {
    'is created': olgaIsCreated,
    'signs in': signIn({ email: 'olga@nordhaus.example', password: PASSWORD }),
  },
  'without a password': {
    'is created': admin('', { localId: 'nopass', email: 'nopass@nordhaus.example' }),
    'signs in': signIn({ email: 'nopass@nordhaus.example', password: PASSWORD }),
  },
  disabled: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'is disabled': admin(':update', (seen: Parameters<typeof anasUid>[0]) => ({
      localId: anasUid(seen),
      disableUser: true,
    })),
    'right password': signIn(ANA),
    'wrong password': signIn({ ...ANA, password: 'not-this-one' }),
  },
};
