import { give } from '../answer';
import type { Call } from '../call';
import { PASSWORD_MAX_LENGTH } from '../password';

/** `v2/passwordPolicy`: what `validatePassword()` of the SDK checks against. */
export const passwordPolicy: Call = async (_body, _by, { passwordPolicy: { minLength, enforced } }) =>
  give({
    customStrengthOptions: {
      minPasswordLength: minLength,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: enforced ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  });

/** `v2/recaptchaConfig`: reCAPTCHA is off. */
export const recaptchaConfig: Call = async () =>
  give({
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
  });
