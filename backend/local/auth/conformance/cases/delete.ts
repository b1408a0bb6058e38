import { type Seen, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken, anasUid } from './people';

const remove = (body: unknown) => toolkit('delete', body);
const own = (seen: Seen) => ({ idToken: anasToken(seen) });

/** `accounts:delete` of a person */
export const deleteCases: Table = {
  all: {
    [ANA_SIGNS_UP]: anaSignsUp,
    nothing: remove({}),
    'empty token': remove({ idToken: '' }),
    'no token': remove({ idToken: 'nonsense' }),
    'uid only': remove((seen: Seen) => ({ localId: anasUid(seen) })),
    'token is an object': remove({ idToken: {} }),
    right: remove(own),
    'a second time': remove(own),
    'signs in': toolkit('signInWithPassword', ANA),
    'signs up anew': toolkit('signUp', ANA),
  },
};
