import {
  AttentionChoice,
  AttentionLine,
  type AttentionList,
  AttentionPanel,
  Columns,
  DueText,
} from '../index';
import { SAMPLE_TODAY, type SampleTask, sampleTasks } from './sample-data';

type Tasks = AttentionList<SampleTask>;

const to = '/tasks?time=due';
const retry = () => undefined;
const states = {
  'Tasks due': {
    status: 'ready',
    rows: sampleTasks.slice(0, 4),
    count: { count: 12, atLeast: false },
    to,
    retry,
  },
  'Tasks without a lead': { status: 'ready', rows: [], to, retry },
  'Tasks to review': { status: 'loading', rows: [], to, retry },
  'Tasks of the team': {
    status: 'failed',
    rows: [],
    failure: { message: 'The server cannot be reached right now.' },
    to,
    retry,
  },
} satisfies Record<string, Tasks>;

const choices = [
  { to: '?whose=mine', label: 'Mine', chosen: true },
  { to: '?whose=all', label: 'Everyone', chosen: false },
];

const Card = ({ title, list }: { readonly title: string; readonly list: Tasks }) => (
  <AttentionPanel
    title={title}
    list={list}
    all={{ to: '/tasks', label: 'All tasks' }}
    empty="Every task has somebody who leads it."
    choice={list.status === 'ready' && <AttentionChoice label={`Whose: ${title}`} choices={choices} />}
    line={({ id, title, customer, due }) => (
      <AttentionLine
        to={`/tasks/form?id=${id}`}
        title={title}
        about={[customer, undefined]}
        when={<DueText day={id === '4' ? undefined : due} today={SAMPLE_TODAY} />}
      />
    )}
  />
);

/** What the overview lists, in each of its states. */
export function OverviewCards() {
  const [main, ...side] = Object.entries<Tasks>(states).map(([title, list]) => (
    <Card key={title} title={title} list={list} />
  ));
  return <Columns side={side}>{main}</Columns>;
}
