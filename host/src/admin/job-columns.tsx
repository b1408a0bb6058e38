import { JOB_LABELS, type JobRun } from '@fm/domain/job-run';
import type { Stored } from '@fm/domain/record';
import { formatInstant, formatNumber, Status, type StatusProps } from '@fm/ui';
import { type Column, SecondLine } from '@fm/ui/table';

type Row = Stored<JobRun>;

const LOOKS: Readonly<Record<JobRun['state'], StatusProps>> = {
  running: { tone: 'info', label: 'Running' },
  done: { tone: 'success', shape: 'dot', label: 'Done' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** What counts are of, by their names in a run. */
const COUNTED: Readonly<Record<string, string>> = {
  plans: 'Plans',
  workOrders: 'Work orders',
  occurrences: 'Occurrences',
  offers: 'Offers',
  customers: 'Customers',
  contacts: 'Contacts',
  sites: 'Sites',
  assets: 'Assets',
  employees: 'Employees',
  tasks: 'Tasks',
  reminders: 'Reminders',
  attachments: 'Files',
  maintenancePlans: 'Plans',
  users: 'Logins',
  mails: 'Mails',
  usageDays: 'Days of use',
  years: 'Years of holidays',
  due: 'Due today',
  overdue: 'Overdue since yesterday',
  people: 'People',
  documents: 'Records and entries',
  numbers: 'Numbers',
  catalogue: 'Catalogue items',
  invoices: 'Invoices',
  textBlocks: 'Texts',
  offerTemplates: 'Templates of offers',
  workOrderTemplates: 'Templates of work orders',
  mail: 'Mails',
  historyExports: 'History exports',
  accessEvents: 'Sign-ins',
  news: 'News',
  notifications: 'Notifications',
  offerLinks: 'Links of offers',
  seen: 'People seen long ago',
  online: 'Open pages',
  here: 'Open records',
  editing: 'Fields in use',
};

const MS_PER_SECOND = 1000;

const countsOf = ({ counts, state }: Row): string => {
  const done = Object.entries(counts ?? {}).map(
    ([name, count]) => `${COUNTED[name] ?? name}: ${formatNumber(count)}`,
  );
  if (done.length > 0) return done.join(' · ');
  return state === 'done' ? 'Nothing was due.' : '–';
};

const secondsOf = ({ startedAt, endedAt }: Row): string =>
  startedAt && endedAt ? `${formatNumber((endedAt.getTime() - startedAt.getTime()) / MS_PER_SECOND)} s` : '–';

/** What is told of each run. */
export const JOB_COLUMNS: readonly Column<Row>[] = [
  { id: 'job', header: 'Job', cell: ({ job }) => JOB_LABELS[job] ?? job },
  { id: 'state', header: 'State', width: '8rem', cell: ({ state }) => <Status {...LOOKS[state]} /> },
  {
    id: 'started',
    header: 'Started',
    width: '13rem',
    cell: ({ startedAt }) => startedAt && formatInstant(startedAt),
  },
  { id: 'by', header: 'Started by', width: '10rem', cell: ({ startedBy }) => startedBy },
  { id: 'took', header: 'Took', width: '6rem', showFrom: 'wide', cell: secondsOf },
  {
    id: 'done',
    header: 'Done',
    cell: (run) => (
      <>
        {countsOf(run)}
        {(run.failures ?? []).map((failure) => (
          <SecondLine key={failure}>{failure}</SecondLine>
        ))}
      </>
    ),
  },
];
