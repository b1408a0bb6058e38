import { admin, type Table, toolkit } from '../request';
import { ANA, ANA_SIGNS_UP, anaSignsUp } from './people';

const ask = (body: unknown) => toolkit('createAuthUri', body);
const continueUri = 'http://localhost:3000/login';

/** `accounts:createAuthUri` */
export const createAuthUri: Table = {
  all: {
    [ANA_SIGNS_UP]: anaSignsUp,
    known: ask({ identifier: ANA.email, continueUri }),
    'in capitals': ask({ identifier: ANA.email.toUpperCase(), continueUri }),
    unknown: ask({ identifier: 'nobody@nordhaus.example', continueUri }),
    'with a session': ask({ identifier: ANA.email, continueUri, sessionId: 'session-of-mine' }),
    'without a password': admin('', { localId: 'nopass', email: 'nopass@nordhaus.example' }),
    'known without a password': ask({ identifier: 'nopass@nordhaus.example', continueUri }),
    nothing: ask({}),
    'no address': ask({ continueUri }),
    'no way back': ask({ identifier: ANA.email }),
    'malformed address': ask({ identifier: 'ana', continueUri }),
    'malformed way back': ask({ identifier: ANA.email, continueUri: 'login' }),
    'address is a list': ask({ identifier: [ANA.email], continueUri }),
    'another provider': ask({ providerId: 'google.com', continueUri }),
  },
};
