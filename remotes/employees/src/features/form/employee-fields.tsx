import { COUNTRIES } from '@fm/domain/address';
import { COMPANY } from '@fm/domain/company';
import type { Employee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { FormSection, FormWide, MoneyField, PhoneField, TextArea, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import { AbsencesSection } from './absences-section';
import { CertificatesSection } from './certificates-section';
import type { EmployeeFormProps, EmployeeSectionProps } from './section-props';
import { WeekHoursSection } from './week-hours-section';
import { WorkSection } from './work-section';

interface EmployeeFieldsProps extends EmployeeFormProps {
  /** As stored; undefined for a new one. */
  readonly employee: Stored<Employee> | undefined;
  /** The private details are not for this role. */
  readonly closed: boolean;
}

/** Everything one enters about an employee, to create and to edit. */
export function EmployeeFields({ form, employee, closed }: EmployeeFieldsProps) {
  const { control } = form;
  return (
    <>
      <PersonSection control={control} />
      <WorkSection control={control} />
      <WeekHoursSection form={form} />
      <AbsencesSection control={control} employee={employee} />
      <CertificatesSection control={control} />
      {closed ? (
        <PrivateClosed />
      ) : (
        <>
          <AddressSection control={control} />
          <PrivateSection control={control} />
        </>
      )}
    </>
  );
}

/** In the place of home address and private details, for who may not see them. */
const PrivateClosed = () => (
  <FormSection title="Private details">
    <FormWide>
      <p>
        Home address, emergency contact, notes and rates are for the office alone. Your role does not see
        them.
      </p>
    </FormWide>
  </FormSection>
);

/** Who it is and how to reach them. */
const PersonSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="Person" hint="As colleagues know and reach them.">
    <Field control={control} name="firstName" label="First name">
      {(field) => <TextField {...field} required autoComplete="off" />}
    </Field>
    <Field control={control} name="lastName" label="Last name">
      {(field) => <TextField {...field} required autoComplete="off" />}
    </Field>
    <Field control={control} name="email" label="E-mail">
      {(field) => <TextField {...field} type="email" autoComplete="off" />}
    </Field>
    <Field control={control} name="phone" label="Phone">
      {(field) => <PhoneField {...field} />}
    </Field>
  </FormSection>
);

const countries = COUNTRIES.map(({ code, name }) => ({ id: code, label: name }));

/** Where they live. */
const AddressSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="Home address" hint="For letters. Seen by the office alone.">
    <Field control={control} name="address.line1" label="Street and number">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.line2" label="Address line 2">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.postcode" label="Postcode">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.city" label="Town">
      {(field) => <TextField {...field} />}
    </Field>
    <Field control={control} name="address.country" label="Country">
      {(field) => <SelectField {...field} options={countries} />}
    </Field>
  </FormSection>
);

/** Whom to call when something happens, what else the office should know, and what an hour costs. */
const PrivateSection = ({ control }: EmployeeSectionProps) => (
  <FormSection title="Private details" hint="Seen by the office alone, never by managers.">
    <FormWide>
      <Field control={control} name="emergencyContact" label="Emergency contact">
        {(field) => <TextField {...field} hint="Name, relation and phone number" />}
      </Field>
    </FormWide>
    <Field control={control} name="costRateMinor" label="Cost of an hour">
      {(field) => <MoneyField {...field} currency={COMPANY.currency} />}
    </Field>
    <Field control={control} name="billRateMinor" label="Price of an hour">
      {(field) => (
        <MoneyField {...field} currency={COMPANY.currency} hint="As customers pay it, without tax" />
      )}
    </Field>
    <FormWide>
      <Field control={control} name="notes" label="Notes">
        {(field) => <TextArea {...field} />}
      </Field>
    </FormWide>
  </FormSection>
);
