import * as v from 'valibot';
import { type Answer, give, refuseUnimplemented } from '../answer';
import { type Call, call, flag } from '../call';
import type { AuthService } from '../service';

/** `GET /emulator/v1/projects/{p}/oobCodes`: the links that would have been mailed. */
export const listCodes: Call = async (_body, _by, on) =>
  give({
    oobCodes: on.codes
      .list()
      .map(({ email, oobCode, oobLink, requestType }) => ({ email, oobCode, oobLink, requestType })),
  });

/** `DELETE /emulator/v1/projects/{p}/accounts` */
export const clearAccounts: Call = async (_body, _by, on) => {
  on.failures.forgetAll();
  await Promise.all(on.accounts.all().map(({ localId }) => on.accounts.remove(localId)));
  return give({});
};

/** `GET /emulator/v1/projects/{p}/config` */
export const readConfig: Call = async (_body, _by, on) => configOf(on);

/** `PATCH /emulator/v1/projects/{p}/config`: turns the hiding of addresses on or off. */
export const changeConfig = call(
  v.object({
    signIn: v.optional(v.object({ allowDuplicateEmails: flag })),
    emailPrivacyConfig: v.optional(v.object({ enableImprovedEmailPrivacy: flag })),
  }),
  async (input, _by, on) => {
    if (input.signIn?.allowDuplicateEmails)
      return refuseUnimplemented('allowDuplicateEmails is not implemented in the embedded backend.');
    const hide = input.emailPrivacyConfig?.enableImprovedEmailPrivacy;
    if (hide !== undefined) await on.settings.hideAddresses(hide);
    return configOf(on);
  },
);

const configOf = (on: AuthService): Answer =>
  give({
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: on.settings.hidesAddresses },
  });
