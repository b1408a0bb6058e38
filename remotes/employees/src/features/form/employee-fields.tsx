import type { EmployeeInput, EmployeeValues } from '@fm/domain/employee';
import type { Control } from '@fm/ui/form';
import { AddressSection } from './address-section';
import { PersonSection } from './person-section';
import { PrivateClosed } from './private-closed';
import { PrivateSection } from './private-section';
import { WorkSection } from './work-section';

/** The fields' tie to the employee form. */
export interface EmployeeSectionProps {
  readonly control: Control<EmployeeInput, unknown, EmployeeValues>;
}

interface EmployeeFieldsProps extends EmployeeSectionProps {
  /** The private details are not for this role. */
  readonly closed: boolean;
}

/** Everything one enters about an employee, to create and to edit. */
export const EmployeeFields = ({ control, closed }: EmployeeFieldsProps) => (
  <>
    <PersonSection control={control} />
    <WorkSection control={control} />
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
