import { useState } from 'react';
import {
  Button,
  Columns,
  DescriptionList,
  EmptyState,
  formatMoney,
  MoreIcon,
  Pager,
  Panel,
  relativeDay,
  SelectionBar,
  Stat,
  Stats,
  Status,
  type StatusProps,
  Tabs,
  TextLink,
  Timeline,
  TrashIcon,
} from '../index';
import { ListMenu, MenuButton, ViewsMenu } from '../select';
import { type Column, DataTable, RowsPanel, SecondLine, type TableSort, useSelection } from '../table';
import { Filters } from './filters';
import { manyTasks, SAMPLE_TODAY, type SampleTask, sampleTasks, sampleViews } from './sample-data';

const statuses: Record<SampleTask['status'], StatusProps> = {
  open: { tone: 'neutral', label: 'Open' },
  inProgress: { tone: 'info', label: 'In progress' },
  blocked: { tone: 'warning', shape: 'pause', label: 'Blocked' },
  done: { tone: 'success', label: 'Done' },
  cancelled: { tone: 'neutral', shape: 'cross', label: 'Cancelled' },
};

const nothing = () => undefined;

const columns: readonly Column<SampleTask>[] = [
  { id: 'title', header: 'Task', cell: ({ title }) => title, sortable: true },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customer }) => (
      <>
        <bdi>{customer}</bdi>
        <SecondLine>Headquarters</SecondLine>
      </>
    ),
    sortable: true,
    showFrom: 'medium',
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <Status {...statuses[status]} />, width: '9rem' },
  {
    id: 'due',
    header: 'Due',
    cell: ({ due }) => relativeDay(due, SAMPLE_TODAY),
    sortable: true,
    width: '9rem',
  },
  {
    id: 'cost',
    header: 'Cost',
    cell: ({ costMinor }) => formatMoney(costMinor, 'EUR'),
    align: 'end',
    sortable: true,
    showFrom: 'wide',
    width: '8rem',
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    width: '3rem',
    cell: ({ title }) => (
      <MenuButton
        label={`Actions for ${title}`}
        icon={<MoreIcon />}
        items={[
          { id: 'done', label: 'Mark as done', onSelect: nothing },
          {
            id: 'trash',
            label: 'Move to trash',
            detail: 'Restorable for 30 days',
            danger: true,
            onSelect: nothing,
          },
        ]}
      />
    ),
  },
];

/** Lists with what stands around them, and records to read. */
export function Lists() {
  const [sort, setSort] = useState<TableSort>({ column: 'due', direction: 'asc' });
  const [done, setDone] = useState<number>();
  const written = {
    done,
    failure: undefined,
    start: () => setDone(30),
    stop: () => setDone(undefined),
  };
  const selection = useSelection(sampleTasks.map(({ id }) => id));
  const table = { columns, sort, onSort: setSort, rowHref: ({ id }: SampleTask) => `/tasks/form?id=${id}` };
  return (
    <>
      <Panel title="Table" count={sampleTasks.length}>
        <Tabs
          label="Tasks"
          tabs={[
            { to: '?view=mine', label: 'Mine', count: 5, current: true },
            { to: '?view=all', label: 'Everyone', count: 240, current: false },
          ]}
        />
        <Filters
          end={
            <>
              <ViewsMenu of={sampleViews} />
              <ListMenu
                noun="tasks"
                file={{ of: written, total: { count: 240, atLeast: false } }}
                items={[{ id: 'trash', label: 'Trash', icon: <TrashIcon />, onSelect: nothing }]}
              />
            </>
          }
        />
        <DataTable
          caption="Tasks"
          layoutName="gallery"
          rows={sampleTasks}
          choice={{ selection, nameOf: ({ title }) => title }}
          {...table}
        />
        <SelectionBar count={selection.ids.size} noun="tasks" onClear={() => selection.setAll(false)}>
          <Button size="sm" onClick={nothing}>
            Mark as done
          </Button>
        </SelectionBar>
        <Pager
          from={51}
          to={100}
          total={{ count: 240, atLeast: false }}
          onPrevious={nothing}
          onNext={nothing}
        />
      </Panel>
      <Panel title="Table on its way">
        <DataTable caption="Tasks, first time" rows={undefined} loading {...table} />
        <DataTable caption="Tasks, again" rows={sampleTasks.slice(0, 2)} loading {...table} />
        <DataTable
          caption="No tasks"
          rows={[]}
          empty={<EmptyState title="Nothing matches these filters" />}
          {...table}
        />
      </Panel>
      <RowsPanel
        title="Tasks of a record"
        called={{ one: 'task', many: 'tasks' }}
        none="No task is open."
        rows={{ status: 'ready', rows: sampleTasks.slice(0, 2), retry: nothing }}
        columns={columns.slice(0, 3)}
        hrefOf={() => '/tasks'}
        actions={<TextLink to="/tasks">All open tasks</TextLink>}
      />
      <Stats>
        <Stat label="Open tasks" value={42} note="7 due today" to="/tasks" />
        <Stat label="Overdue" value={3} />
        <Stat label="Work orders this week" value={18} note="4 without a lead" to="/work-orders" />
        <Stat label="Offers waiting" value={undefined} />
      </Stats>
      <Columns side={<Facts />}>
        <Panel title="History">
          <Timeline
            entries={[
              {
                id: '1',
                at: new Date(2026, 10, 20, 14, 5),
                title: 'Work order finished',
                actor: 'Marek Wolny',
                important: true,
              },
              {
                id: '2',
                at: new Date(2026, 10, 20, 9, 30),
                title: 'Due date changed',
                actor: 'Ana Adler',
                body: '19 Nov 2026 → 21 Nov 2026',
              },
              { id: '3', at: new Date(2026, 10, 12, 8, 0), title: 'Created', actor: 'Olga Brandt' },
            ]}
          />
        </Panel>
      </Columns>
    </>
  );
}

/** Of a long list only the rows near the window are drawn. */
export function LongTable() {
  const [shown, setShown] = useState(false);
  return (
    <Panel
      title="Long table"
      count={manyTasks.length}
      actions={<Button onClick={() => setShown(!shown)}>{shown ? 'Hide it' : 'Show it'}</Button>}
    >
      {shown && <DataTable caption="Many tasks" columns={columns} rows={manyTasks} />}
    </Panel>
  );
}

const Facts = () => (
  <Panel title="Customer">
    <DescriptionList
      items={[
        { term: 'Name', value: 'Müller & Söhne Gebäudetechnik GmbH' },
        { term: 'Telephone', value: '+49 30 1234567' },
        { term: 'Contract', value: '' },
      ]}
    />
  </Panel>
);
