import { useHost } from '@fm/platform';
import { Button, Notice, TextField } from '@fm/ui';
import { Field, Form, useForm } from '@fm/ui/form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { changeOwnPassword, type PasswordFailure } from './api/change-own-password';
import { passwordSchema } from './password-schema';
import styles from './profile.module.css';

const EMPTY = { current: '', next: '', again: '' };

/** Changes the own password. */
export function PasswordForm() {
  const { session, toast } = useHost();
  const [failure, setFailure] = useState<PasswordFailure>();
  const [changed, setChanged] = useState(false);
  const form = useForm({ mode: 'onBlur', resolver: valibotResolver(passwordSchema), defaultValues: EMPTY });
  const { control, formState } = form;

  const save = form.handleSubmit(async ({ current, next }) => {
    setFailure(undefined);
    setChanged(false);
    const failed = await changeOwnPassword(current, next);
    if (failed?.field)
      return form.setError(failed.field, { type: 'server', message: failed.message }, { shouldFocus: true });
    if (failed) return setFailure(failed);
    form.reset(EMPTY);
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
