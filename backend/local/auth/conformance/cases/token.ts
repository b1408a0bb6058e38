import { admin, later, plain, type Seen, type Table, tokenForm, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken, anasUid } from './people';

const TOKEN = '/securetoken.googleapis.com/v1/token';
const refresh = (more: Record<string, string> = {}) =>
  tokenForm((seen) => ({
    grant_type: 'refresh_token',
    refresh_token: seen(ANA_SIGNS_UP).refreshToken ?? '',
    ...more,
  }));

/** `securetoken/v1/token` */
export const token: Table = {
  right: {
    [ANA_SIGNS_UP]: anaSignsUp,
    form: refresh(),
    'a while later': later(1500, refresh()),
    'with the new one': tokenForm((seen) => ({
      grant_type: 'refresh_token',
      refresh_token: seen('form').refresh_token ?? '',
    })),
    'looks again': toolkit('lookup', (seen: Seen) => ({ idToken: seen('a while later').id_token })),
    'gets a name': toolkit('update', (seen: Seen) => ({ idToken: anasToken(seen), displayName: 'Ana' })),
    'the token has it': refresh(),
  },
  'missing and malformed': {
    [ANA_SIGNS_UP]: anaSignsUp,
    nothing: tokenForm(() => ({})),
    'no token': tokenForm(() => ({ grant_type: 'refresh_token' })),
    'no kind': refresh({ grant_type: '' }),
    'another kind': refresh({ grant_type: 'password' }),
    'empty token': refresh({ refresh_token: '' }),
    nonsense: refresh({ refresh_token: 'nonsense' }),
    'an ID token': tokenForm((seen) => ({ grant_type: 'refresh_token', refresh_token: anasToken(seen) })),
    'JSON in the snake': plain('POST', `${TOKEN}?key=key`, { grant_type: 'password', refresh_token: 'x' }),
    'JSON in the camel': plain('POST', `${TOKEN}?key=key`, { grantType: 'password', refreshToken: 'x' }),
    'no key': plain('POST', TOKEN, { grantType: 'password', refreshToken: 'x' }),
  },
  'of an account that': {
    [ANA_SIGNS_UP]: anaSignsUp,
    'has claims': admin(':update', (seen: Seen) => ({
      localId: anasUid(seen),
      customAttributes: '{"depot":"north"}',
    })),
    'gives a token with them': refresh(),
    'is disabled': admin(':update', (seen: Seen) => ({ localId: anasUid(seen), disableUser: true })),
    'gives none': refresh(),
    'is enabled': admin(':update', (seen: Seen) => ({ localId: anasUid(seen), disableUser: false })),
    'gives one again': refresh(),
    'has a new password': toolkit('update', (seen: Seen) => ({
      idToken: seen('gives one again').id_token,
      password: 'another-one',
    })),
    'gave it before': refresh(),
    'is gone': admin(':delete', (seen: Seen) => ({ localId: anasUid(seen) })),
    'is nobody': refresh(),
    'signs up anew': toolkit('signUp', ANA),
    'was another': refresh(),
  },
};
