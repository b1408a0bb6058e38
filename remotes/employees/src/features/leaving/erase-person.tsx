import { run, useToday } from '@fm/data';
import { type Employee, hasLeft, isErased } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { EraseButton } from '@fm/screens/record';

/** Lets administrators erase who an employee was, once they have left. Tells `onErased` when that is done. */
export function ErasePerson({
  employee,
  onErased,
}: {
  readonly employee: Stored<Employee>;
  readonly onErased: () => void;
}) {
  const day = useToday();
  const { id, displayName, trashed } = employee;
  if (trashed || isErased(employee) || !hasLeft(employee, day)) return null;
  return (
    <EraseButton name={displayName} erase={() => run('employees.erase', { id })} onErased={onErased}>
      <p>
        {`Name, address, phone, numbers, absences, certificates, private details and the login of ${displayName} go for good. Work orders, hours and the history stay, and call the person “Erased person” with a few letters.`}
      </p>
    </EraseButton>
  );
}
