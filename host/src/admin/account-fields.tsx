import { employeeOptions } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { ROLE_LABELS } from '@fm/domain/role';
import type { User, UserInput, UserValues } from '@fm/domain/user';
import { Checkbox, FormSection, FormWide, TextField } from '@fm/ui';
import { Field, type UseFormReturn, useWatch } from '@fm/ui/form';
import { ComboBoxField, SelectField, type SelectOption } from '@fm/ui/select';

type Named = Exclude<UserValues['role'], ''>;

const roles: readonly SelectOption<Named>[] = [
  { id: 'admin', label: ROLE_LABELS.admin, description: 'Everything, and alone accounts and settings' },
  { id: 'office', label: ROLE_LABELS.office, description: 'All daily work' },
  {
    id: 'manager',
    label: ROLE_LABELS.manager,
    description: 'Field work: own jobs, tasks and reminders, no prices',
  },
];

export interface AccountFieldsProps {
  readonly form: UseFormReturn<UserInput, unknown, UserValues>;
  /** The login that is edited; undefined for somebody who is invited. */
  readonly login: Stored<User> | undefined;
}

/** Who signs in, and what they may do. */
export function AccountFields({ form: { control, setValue }, login }: AccountFieldsProps) {
  const [employeeId, name] = useWatch({ control, name: ['employeeId', 'name'] });
  return (
    <>
      <FormSection title="Who" hint="Somebody who works here goes by the name of their employee record.">
        <Field control={control} name="employeeId" label="Employee">
          {({ value, onChange, ...field }) => (
            <ComboBoxField
              {...field}
              placeholder="Nobody in particular"
              load={employeeOptions}
              value={value ? { id: value, name } : null}
              onChange={(chosen) => {
                onChange(chosen?.id ?? null);
                if (chosen) setValue('name', chosen.name, { shouldDirty: true, shouldValidate: true });
              }}
            />
          )}
        </Field>
        <Field control={control} name="name" label="Name">
          {(field) => <TextField {...field} required readOnly={employeeId !== null} autoComplete="off" />}
        </Field>
        <FormWide>
          <Field control={control} name="email" label="E-mail">
            {(field) => (
              <TextField
                {...field}
                type="email"
                required
                autoComplete="off"
                hint="They sign in with this address."
              />
            )}
          </Field>
        </FormWide>
      </FormSection>
      <FormSection title="Access" hint="A change counts at once, also on pages that are open.">
        <Field control={control} name="role" label="Role">
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              options={roles}
              emptyLabel={ROLE_LABELS['']}
              value={value}
              onChange={(role: Named | null) => onChange(role ?? '')}
            />
          )}
        </Field>
        {login && (
          <Field control={control} name="disabled" label="Disabled">
            {(field) => <Checkbox {...field} hint="Signs them out everywhere and lets nobody in." />}
          </Field>
        )}
      </FormSection>
    </>
  );
}
