import type { Employee, EmployeeInput, EmployeeValues } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import type { Control, UseFormReturn } from '@fm/ui/form';
import { AbsencesSection } from './absences-section';
import { AddressSection } from './address-section';
import { CertificatesSection } from './certificates-section';
import { PersonSection } from './person-section';
import { PrivateClosed } from './private-closed';
import { PrivateSection } from './private-section';
import { WeekHoursSection } from './week-hours-section';
import { WorkSection } from './work-section';

/** The fields' tie to the employee form. */
export interface EmployeeSectionProps {
  readonly control: Control<EmployeeInput, unknown, EmployeeValues>;
}

/** The form itself, for what fills several fields at once. */
export interface EmployeeFormProps {
  readonly form: UseFormReturn<EmployeeInput, unknown, EmployeeValues>;
}

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
