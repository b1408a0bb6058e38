import { admin, emulator, type Seen, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp, anasToken } from './people';

const send = (body: unknown) => toolkit('sendOobCode', body);
const reset = { requestType: 'PASSWORD_RESET', email: ANA.email };
const continueUrl = 'http://localhost:3000/login?from=mail';
const verify = (more: object) =>
  send((seen: Seen) => ({ requestType: 'VERIFY_EMAIL', idToken: anasToken(seen), ...more }));

/** `accounts:sendOobCode`, and the list of what would have been mailed */
export const sendOobCode: Table = {
  reset: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'no codes yet': emulator('GET', 'oobCodes'),
    right: send({ ...reset, clientType: 'CLIENT_TYPE_WEB' }),
    'its code': emulator('GET', 'oobCodes'),
    'in capitals': send({ ...reset, email: ANA.email.toUpperCase() }),
    'with a way back': send({ ...reset, continueUrl }),
    'their codes': emulator('GET', 'oobCodes'),
    unknown: send({ ...reset, email: 'nobody@nordhaus.example' }),
    'unknown in capitals': send({ ...reset, email: 'Nobody@nordhaus.example' }),
    'no address': send({ requestType: 'PASSWORD_RESET' }),
    'empty address': send({ ...reset, email: '' }),
    'malformed address': send({ ...reset, email: 'ana' }),
    'malformed way back': send({ ...reset, continueUrl: 'login' }),
    'asks for the link': send({ ...reset, returnOobLink: true }),
  },
  verification: {
    [ANA_SIGNS_UP]: anaSignsUp,
    right: verify({}),
    'its code': emulator('GET', 'oobCodes'),
    'with a way back': verify({ continueUrl }),
    'no token': send({ requestType: 'VERIFY_EMAIL' }),
    'address only': send({ requestType: 'VERIFY_EMAIL', email: ANA.email }),
    'a token that is none': send({ requestType: 'VERIFY_EMAIL', idToken: 'nonsense' }),
  },
  'other kinds': {
    [ANA_SIGNS_UP]: anaSignsUp,
    nothing: send({}),
    unspecified: send({ requestType: 'OOB_REQ_TYPE_UNSPECIFIED' }),
    empty: send({ requestType: '' }),
    unknown: send({ requestType: 'CARRIER_PIGEON' }),
    number: send({ requestType: 1, email: ANA.email }),
    'sign-in link': send({ requestType: 'EMAIL_SIGNIN', email: ANA.email, continueUrl }),
    list: send({ requestType: ['PASSWORD_RESET'], email: ANA.email }),
    'change of an address': send((seen: Seen) => ({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: anasToken(seen),
      newEmail: 'ana2@nordhaus.example',
    })),
    'recovery of an address': send({ requestType: 'RECOVER_EMAIL', email: ANA.email }),
  },
  administrator: {
    [ANA_SIGNS_UP]: anaSignsUp,
    'reset link': admin(':sendOobCode', { ...reset, returnOobLink: true, continueUrl }),
    'reset without a link': admin(':sendOobCode', reset),
    'reset of nobody': admin(':sendOobCode', {
      ...reset,
      email: 'nobody@nordhaus.example',
      returnOobLink: true,
    }),
    'verification link': admin(':sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      email: ANA.email,
      returnOobLink: true,
    }),
    'verification of nobody': admin(':sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      email: 'nobody@nordhaus.example',
      returnOobLink: true,
    }),
    'verification without an address': admin(':sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      returnOobLink: true,
    }),
  },
};
