import { useToday } from '@fm/data';
import { EMPLOYEE_STATUS_LABELS, type Employee, type EmployeeStatus, statusOn } from '@fm/domain/employee';
import { formatDay, Status, type StatusProps } from '@fm/ui';
import { SecondLine } from '@fm/ui/table';

const looks: Readonly<Record<EmployeeStatus, Omit<StatusProps, 'label'>>> = {
  active: { tone: 'success', shape: 'dot' },
  onLeave: { tone: 'info' },
  suspended: { tone: 'warning', shape: 'pause' },
  left: { tone: 'neutral' },
};

/** Whether someone works here today, and until when where that is known. */
export function EmployeeStatusMark({
  employee,
}: {
  readonly employee: Pick<Employee, 'status' | 'endDate'>;
}) {
  const status = statusOn(employee, useToday());
  return (
    <>
      <Status {...looks[status]} label={EMPLOYEE_STATUS_LABELS[status]} />
      {status !== 'left' && employee.endDate && (
        <SecondLine>{`until ${formatDay(employee.endDate)}`}</SecondLine>
      )}
    </>
  );
}
