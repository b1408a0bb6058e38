import { useState } from 'react';
import * as v from 'valibot';
import { codeSchema } from '../../auth/second-step/code';
import { type FactorFailure, factorStep } from './api/factor';

const passwordSchema = v.pipe(v.string(), v.nonEmpty('Enter your current password.'));

type Errors = Partial<Record<'password' | 'code', string>>;

/** Which of password and code a step takes. */
type Wanted = readonly ('password' | 'code')[];

/** See {@link useFactorStep}. */
export type FactorStep = ReturnType<typeof useFactorStep>;

/** What is typed for a step with the second factor, what is wrong with that, and whether the step is under way. */
export function useFactorStep() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<FactorFailure>();
  const [busy, setBusy] = useState(false);

  /** Takes a step once what it wants is typed as it must be. Gives what came of it; undefined when it was not taken. */
  const take = async <T>(wanted: Wanted, step: (password: string, code: string) => Promise<T>) => {
    const read = {
      password: v.safeParse(passwordSchema, password),
      code: v.safeParse(codeSchema, code),
    };
    const found = Object.fromEntries(
      wanted.flatMap((name) => {
        const { issues } = read[name];
        return issues ? [[name, issues[0].message]] : [];
      }),
    );
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return undefined;
    setBusy(true);
    const outcome = await factorStep(() => step(password, String(read.code.output)));
    setBusy(false);
    if ('value' in outcome) return outcome;
    const { field, message } = outcome.failure;
    if (field) setErrors({ [field]: message });
    else setFailure(outcome.failure);
    return undefined;
  };

  return {
    passwordField: { value: password, onChange: setPassword, error: errors.password },
    codeField: { value: code, onChange: setCode, error: errors.code },
    failure: failure?.message,
    busy,
    take,
  };
}
