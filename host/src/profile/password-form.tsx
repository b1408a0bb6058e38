import { type PasswordOwner, passwordFault } from '@fm/domain/password';
import { useHost } from '@fm/platform';
import { Button, Notice, TextField } from '@fm/ui';
import { Field, Form, useForm } from '@fm/ui/form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import * as v from 'valibot';
import { optionalCodeSchema } from '../auth/second-step/code';
import { CodeField } from '../auth/second-step/code-field';
import { changeOwnPassword, type PasswordFailure } from './api/change-own-password';
import styles from './profile.module.css';

const EMPTY = { current: '', next: '', again: '', code: '' };

/** Changes the own password. */
export function PasswordForm() {
  const { session, toast } = useHost();
  const [failure, setFailure] = useState<PasswordFailure>();
  const [changed, setChanged] = useState(false);
  // Known once the identity service asks for a code.
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({
    mode: 'onBlur',
    resolver: valibotResolver(passwordSchema(session)),
    defaultValues: EMPTY,
  });
  const { control, formState } = form;

  const save = form.handleSubmit(async ({ current, next, code }) => {
    setFailure(undefined);
    setChanged(false);
    const failed = await changeOwnPassword(current, next, code || undefined);
    if (failed?.field === 'code') setAsksForCode(true);
    if (failed?.field)
      return form.setError(failed.field, { type: 'server', message: failed.message }, { shouldFocus: true });
    if (failed) return setFailure(failed);
    form.reset(EMPTY);
    setAsksForCode(false);
    setChanged(true);
    toast.success('Your password was changed.');
  });

  return (
    <Form form={form} onSubmit={save} failure={failure}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={session.email} readOnly hidden />
      <div className={styles.fields}>
        <Field control={control} name="current" label="Current password">
          {(field) => <TextField {...field} type="password" required autoComplete="current-password" />}
        </Field>
        <Field control={control} name="next" label="New password">
          {(field) => <TextField {...field} type="password" required autoComplete="new-password" />}
        </Field>
        <Field control={control} name="again" label="New password, once more">
          {(field) => <TextField {...field} type="password" required autoComplete="new-password" />}
        </Field>
        {asksForCode && (
          <Field control={control} name="code" label="Code from your app">
            {(field) => <CodeField {...field} />}
          </Field>
        )}
      </div>
      {changed && <Notice tone="success">From now on you sign in with the new password.</Notice>}
      <div>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </Form>
  );
}

/** A change of password by its owner: the current one, and the new one twice. */
export const passwordSchema = (owner: PasswordOwner) =>
  v.pipe(
    v.object({
      current: v.pipe(v.string(), v.nonEmpty('Enter your current password.')),
      next: v.pipe(
        v.string(),
        v.check(
          (next) => passwordFault(next, owner) === undefined,
          ({ input }) => passwordFault(input, owner) ?? '',
        ),
      ),
      again: v.pipe(v.string(), v.nonEmpty('Enter the new password once more.')),
      /** Asked for by the identity service, of who has a second factor. */
      code: optionalCodeSchema,
    }),
    v.forward(
      v.partialCheck(
        [['current'], ['next']],
        ({ current, next }) => current !== next,
        'Choose another password than the current one.',
      ),
      ['next'],
    ),
    v.forward(
      v.partialCheck(
        [['next'], ['again']],
        ({ next, again }) => next === again,
        'The two new passwords differ.',
      ),
      ['again'],
    ),
  );
