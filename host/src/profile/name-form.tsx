import type { DataFailure } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { profileFormSchema, type User } from '@fm/domain/user';
import { useHost } from '@fm/platform';
import { Button, EmptyState, ErrorState, Skeleton, TextField } from '@fm/ui';
import { Field, Form, LeaveGuard, useForm } from '@fm/ui/form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import * as v from 'valibot';
import { useOwnRecord } from './api/own-record';
import { saveName } from './api/save-name';
import styles from './profile.module.css';

const nameSchema = v.pick(profileFormSchema, ['name']);

/** The own name, once the own record is there. */
export function NameForm() {
  const own = useOwnRecord();
  if (own.status === 'ready')
    return own.record.employeeId === undefined ? (
      <LoadedNameForm own={own.record} />
    ) : (
      <EmployeeName name={own.record.name} />
    );
  if (own.status === 'loading') return <Skeleton rows={2} columns={1} />;
  if (own.status === 'missing') return <EmptyState title="Your record is gone" />;
  return (
    <ErrorState title="Your record could not be loaded" onRetry={own.retry}>
      {own.failure.message}
    </ErrorState>
  );
}

/** The name of somebody whose login is bound to an employee: the employee's record gives it. */
function EmployeeName({ name }: { name: string }) {
  return (
    <div className={styles.fields}>
      <TextField
        label="Your name"
        value={name}
        onChange={() => undefined}
        readOnly
        hint="Your name comes from your employee record. Ask the office to change it there."
      />
    </div>
  );
}

function LoadedNameForm({ own }: { own: Stored<User> }) {
  const { toast } = useHost();
  const [failure, setFailure] = useState<DataFailure>();
  const form = useForm({
    mode: 'onBlur',
    resolver: valibotResolver(nameSchema),
    // Follows the record, except for what is being typed.
    values: { name: own.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ name }) => {
    setFailure(undefined);
    const outcome = await saveName(name);
    if (!outcome.ok) {
      const { fields } = outcome.failure;
      if (fields?.name)
        form.setError('name', { type: 'server', message: fields.name }, { shouldFocus: true });
      return setFailure(outcome.failure);
    }
    form.reset({ name });
    toast.success('Your name was saved.');
  });

  return (
    <Form form={form} onSubmit={save} failure={failure}>
      <div className={styles.fields}>
        <Field control={form.control} name="name" label="Your name">
          {(field) => <TextField {...field} required autoComplete="name" maxLength={120} />}
        </Field>
      </div>
      <div>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
      </div>
      <LeaveGuard dirty={isDirty} hasUnsaved={() => form.formState.isDirty} />
    </Form>
  );
}
