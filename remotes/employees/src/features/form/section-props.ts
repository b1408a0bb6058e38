import type { EmployeeInput, EmployeeValues } from '@fm/domain/employee';
import type { Control, UseFormReturn } from '@fm/ui/form';

/** The fields' tie to the employee form. */
export interface EmployeeSectionProps {
  readonly control: Control<EmployeeInput, unknown, EmployeeValues>;
}

/** The form itself, for what fills several fields at once. */
export interface EmployeeFormProps {
  readonly form: UseFormReturn<EmployeeInput, unknown, EmployeeValues>;
}
