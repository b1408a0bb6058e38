import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { employees } from '@fm/domain/employee';
import { ExportButton, ListState, Page, TrashLink } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { useEmployeesPage } from './api/employees-page';
import { employeeCsv } from './employee-csv';
import { EmployeeFilters } from './employee-filters';
import { EmployeeTable } from './employee-table';
import { useEmployeeView } from './employee-view';
import { NewEmployee } from './new-employee';
import { NoEmployees } from './no-employees';

/** Everybody who works for the company. */
export function EmployeeList() {
  const view = useEmployeeView();
  const page = useEmployeesPage(view);
  const views = useSavedViews('/employees');
  const file = useExport('employees', employeeCsv, page);
  const counts = useListCounts(employees, page, view.active);
  return (
    <Page
      title="Employees"
      actions={
        <>
          <TrashLink to="/employees/trash" />
          <NewEmployee />
        </>
      }
    >
      <EmployeeFilters
        view={view}
        counts={counts}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="employees" total={page.total} />
          </>
        }
      />
      <ListState
        of={page}
        noun="employees"
        empty={<NoEmployees view={view} />}
        onMove={view.moveTo}
        columns={6}
      >
        <EmployeeTable rows={page.rows} view={view} />
      </ListState>
    </Page>
  );
}
