import { EMPLOYEE_STATUS_LABELS, type EmployeeStatus } from '@fm/domain/employee';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<EmployeeStatus, Omit<StatusProps, 'label'>>> = {
  active: { tone: 'success', shape: 'dot' },
  onLeave: { tone: 'info' },
  suspended: { tone: 'warning', shape: 'pause' },
  left: { tone: 'neutral' },
};

/** Whether someone works here at the moment. */
export const EmployeeStatusMark = ({ status }: { readonly status: EmployeeStatus }) => (
  <Status {...looks[status]} label={EMPLOYEE_STATUS_LABELS[status]} />
);
