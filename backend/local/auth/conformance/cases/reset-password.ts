import { admin, later, type Seen, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken } from './people';

const LINK = 'link';
const linkFor = (requestType: string) =>
  admin(':sendOobCode', { requestType, email: ANA.email, returnOobLink: true });
const withCode = (method: string, more: object, step = LINK) =>
  toolkit(method, (seen: Seen) => ({ oobCode: seen(step).oobCode, ...more }));

/** `accounts:resetPassword`, and `accounts:update` with a code */
export const resetPassword: Table = {
  reset: {
    [ANA_SIGNS_UP]: anaSignsUp,
    [LINK]: linkFor('PASSWORD_RESET'),
    'second link': linkFor('PASSWORD_RESET'),
    check: withCode('resetPassword', {}),
    'check again': withCode('resetPassword', {}),
    'weak password': withCode('resetPassword', { newPassword: '123' }),
    'empty password': withCode('resetPassword', { newPassword: '' }),
    'password is a list': withCode('resetPassword', { newPassword: ['another-one'] }),
    right: later(1500, withCode('resetPassword', { newPassword: 'another-one' })),
    'used again': withCode('resetPassword', { newPassword: 'one-more' }),
    'checked again': withCode('resetPassword', {}),
    'old password': toolkit('signInWithPassword', ANA),
    'new password': toolkit('signInWithPassword', { ...ANA, password: 'another-one' }),
    'looks again': toolkit('lookup', (seen: Seen) => ({ idToken: seen('new password').idToken })),
    'token from before': toolkit('lookup', (seen: Seen) => ({ idToken: anasToken(seen) })),
    'second link used': withCode('resetPassword', { newPassword: 'one-more' }, 'second link'),
  },
  verification: {
    [ANA_SIGNS_UP]: anaSignsUp,
    [LINK]: linkFor('VERIFY_EMAIL'),
    check: withCode('resetPassword', {}),
    'as a reset': withCode('resetPassword', { newPassword: 'another-one' }),
    right: withCode('update', {}),
    'used again': withCode('update', {}),
    'looks again': toolkit('lookup', (seen: Seen) => ({ idToken: anasToken(seen) })),
  },
  'missing and malformed': {
    [ANA_SIGNS_UP]: anaSignsUp,
    nothing: toolkit('resetPassword', {}),
    'empty code': toolkit('resetPassword', { oobCode: '' }),
    unknown: toolkit('resetPassword', { oobCode: 'nonsense' }),
    'unknown with a password': toolkit('resetPassword', { oobCode: 'nonsense', newPassword: 'another-one' }),
    'unknown with a weak password': toolkit('resetPassword', { oobCode: 'nonsense', newPassword: '1' }),
    'code is a list': toolkit('resetPassword', { oobCode: [] }),
    [LINK]: linkFor('PASSWORD_RESET'),
    'reset code as a verification': withCode('update', {}),
    'the account goes': toolkit('delete', (seen: Seen) => ({ idToken: anasToken(seen) })),
    'code of nobody': withCode('resetPassword', { newPassword: 'another-one' }),
  },
};
