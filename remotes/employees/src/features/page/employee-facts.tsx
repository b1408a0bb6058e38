import { employeeAddress } from '@fm/contract/addresses';
import {
  EMPLOYMENT_TYPE_LABELS,
  type Employee,
  usualWeek,
  WEEKDAY_LABELS,
  WEEKDAYS,
} from '@fm/domain/employee';
import {
  type Description,
  DescriptionList,
  formatDay,
  formatMinutes,
  MailLink,
  Panel,
  PhoneLink,
  TextLink,
} from '@fm/ui';

/** How to reach somebody, what they do here and since when; what is not known is left out. */
export const EmployeeFacts = ({ employee }: { readonly employee: Employee }) => (
  <>
    <Panel title="Contact details">
      <DescriptionList
        items={[
          { term: 'Phone', value: employee.phone && <PhoneLink phone={employee.phone} /> },
          { term: 'E-mail', value: employee.email && <MailLink email={employee.email} /> },
        ]}
      />
    </Panel>
    <Panel title="Work">
      <DescriptionList items={workOf(employee)} />
    </Panel>
  </>
);

const workOf = (employee: Employee): Description[] => {
  const { team, employmentType, managerRef, startDate, endDate } = employee;
  return [
    { term: 'Team', value: team },
    { term: 'Employment', value: EMPLOYMENT_TYPE_LABELS[employmentType] },
    { term: 'Hours', value: <Week employee={employee} /> },
    {
      term: 'Reports to',
      value: managerRef && <TextLink to={employeeAddress.record(managerRef.id)}>{managerRef.name}</TextLink>,
    },
    { term: 'First day of work', value: formatDay(startDate) },
    { term: 'Last day of work', value: endDate && formatDay(endDate) },
  ].filter(({ value }) => value);
};

/** How much somebody usually works in a week, and on each day where that is not the same on all of them. */
function Week({ employee }: { readonly employee: Employee }) {
  const week = usualWeek(employee);
  const days = WEEKDAYS.map((name) => ({
    name,
    minutes: week[name].reduce((sum, { fromMin, toMin }) => sum + toMin - fromMin, 0),
  }));
  const lengths = new Set(days.map(({ minutes }) => minutes).filter((minutes) => minutes > 0));
  return (
    <>
      <p>{`${formatMinutes(days.reduce((sum, { minutes }) => sum + minutes, 0))} a week`}</p>
      {days
        .filter(({ minutes }) => minutes > 0 && lengths.size > 1)
        .map(({ name, minutes }) => (
          <p key={name}>{`${WEEKDAY_LABELS[name]}: ${formatMinutes(minutes)}`}</p>
        ))}
    </>
  );
}
