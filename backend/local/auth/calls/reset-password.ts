import * as v from 'valibot';
import { type Answer, give, refuse } from '../answer';
import { call, text } from '../call';
import { hashPassword, passwordFault } from '../password';
import type { AuthService } from '../service';

/** `accounts:resetPassword`: with a code alone it only checks it, with a new password it sets it. */
export const resetPassword = call(v.object({ oobCode: text, newPassword: text }), async (input, _by, on) => {
  const { oobCode, newPassword } = input;
  if (!oobCode) return refuse('MISSING_OOB_CODE');
  if (newPassword) return setPassword(oobCode, newPassword, on);
  const code = on.codes.check(oobCode);
  return typeof code === 'string' ? refuse(code) : resetAnswer(code);
});

const resetAnswer = ({ requestType, email }: { requestType: string; email: string }): Answer =>
  give({ kind: 'identitytoolkit#ResetPasswordResponse', requestType, email });

function resetCode(oobCode: string, on: AuthService) {
  const code = on.codes.check(oobCode);
  return typeof code !== 'string' && code.requestType !== 'PASSWORD_RESET' ? 'INVALID_OOB_CODE' : code;
}

/** Sets a password by a reset code. All sessions of the account end; whoever got the mail owns the address. */
export async function setPassword(oobCode: string, newPassword: string, on: AuthService): Promise<Answer> {
  const asked = resetCode(oobCode, on);
  if (typeof asked === 'string') return refuse(asked);
  const weakness = passwordFault(newPassword, on.passwordPolicy);
  if (weakness) return refuse(weakness);
  const passwordHash = await hashPassword(newPassword);
  // Hashing took a while: the code may have been used meanwhile.
  const code = resetCode(oobCode, on);
  if (typeof code === 'string') return refuse(code);
  const account = on.accounts.byEmail(code.email);
  if (account === undefined) return refuse('INVALID_OOB_CODE');
  on.failures.forget(code.email);
  const now = on.now();
  // Both start in the same turn: a second request with this code finds it used.
  await Promise.all([
    on.codes.use(code),
    on.accounts.change(account.localId, {
      passwordHash,
      emailVerified: true,
      passwordUpdatedAt: now,
      validSince: now,
      generation: account.generation + 1,
    }),
  ]);
  return resetAnswer(code);
}
