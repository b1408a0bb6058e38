import { later, type Seen, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken, anasUid, forged } from './people';

const lookup = (body: unknown) => toolkit('lookup', body);
const signIn = toolkit('signInWithPassword', ANA);

/** `accounts:lookup` of a person */
export const lookupCases: Table = {
  right: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'own token': lookup((seen: Seen) => ({ idToken: anasToken(seen) })),
    'signs in': signIn,
    'after signing in': lookup((seen: Seen) => ({ idToken: seen('signs in').idToken })),
    'own token and the uid of another': lookup((seen: Seen) => ({
      idToken: anasToken(seen),
      localId: ['someone'],
    })),
  },
  'missing and malformed': {
    [ANA_SIGNS_UP]: anaSignsUp,
    nothing: lookup({}),
    'empty token': lookup({ idToken: '' }),
    'no token': lookup({ idToken: 'nonsense' }),
    'three parts that are none': lookup({ idToken: 'a.b.c' }),
    'uid only': lookup((seen: Seen) => ({ localId: [anasUid(seen)] })),
    'address only': lookup({ email: [ANA.email] }),
    'token is a number': lookup({ idToken: 7 }),
    'token is a list': lookup((seen: Seen) => ({ idToken: [anasToken(seen)] })),
    'uid is text': lookup({ localId: 'ana' }),
  },
  forged: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'made by hand': lookup((seen: Seen) => ({ idToken: forged({})(seen) })),
    'of an unknown uid': lookup((seen: Seen) => ({
      idToken: forged({ user_id: 'nobody', sub: 'nobody' })(seen),
    })),
    'of long ago': lookup((seen: Seen) => ({ idToken: forged({ iat: 1, exp: 2, auth_time: 1 })(seen) })),
  },
  'after a change': {
    [ANA_SIGNS_UP]: anaSignsUp,
    'new password a while later': later(
      1500,
      toolkit('update', (seen: Seen) => ({ idToken: anasToken(seen), password: 'another-one' })),
    ),
    'token from before': lookup((seen: Seen) => ({ idToken: anasToken(seen) })),
    'token from the change': lookup((seen: Seen) => ({
      idToken: seen('new password a while later').idToken,
    })),
    'the account goes': toolkit('delete', (seen: Seen) => ({
      idToken: seen('new password a while later').idToken,
    })),
    'token of nobody': lookup((seen: Seen) => ({ idToken: seen('new password a while later').idToken })),
  },
  'the same second': {
    [ANA_SIGNS_UP]: anaSignsUp,
    'new password at once': toolkit('update', (seen: Seen) => ({
      idToken: anasToken(seen),
      password: 'another-one',
    })),
    'token from before': lookup((seen: Seen) => ({ idToken: anasToken(seen) })),
  },
};
