import type { EmployeeInput, EmployeeValues } from '@fm/domain/employee';
import type { Control } from '@fm/ui/form';
import { AddressSection } from './address-section';
import { PersonSection } from './person-section';
import { PrivateSection } from './private-section';
import { WorkSection } from './work-section';

/** The fields' tie to the employee form. */
export interface EmployeeSectionProps {
  readonly control: Control<EmployeeInput, unknown, EmployeeValues>;
}

/** Everything one enters about an employee, to create and to edit. */
export const EmployeeFields = ({ control }: EmployeeSectionProps) => (
  <>
    <PersonSection control={control} />
    <WorkSection control={control} />
    <AddressSection control={control} />
    <PrivateSection control={control} />
  </>
);
