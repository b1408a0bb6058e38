import { RecordFormNotices } from '../form';
import { PutBackButtons, RecordHistory } from '../history';
import {
  Button,
  EmptyState,
  ErrorState,
  ErrorSummary,
  FilterChips,
  HiddenNote,
  type ListPage,
  ListState,
  NoSuchRecord,
  NothingListed,
  Notice,
  PageSkeleton,
  Panel,
  PlusIcon,
  ProgressBar,
  Skeleton,
  TaskIcon,
  TextLink,
} from '../index';
import css from './gallery.module.css';
import { sampleChange, samplePutBack } from './sample-data';
import { SampleRows } from './sample-rows';

const nothing = () => undefined;

const page: ListPage = {
  status: 'ready',
  rows: [1, 2],
  total: { count: 240, atLeast: false },
  retry: nothing,
};
const list = {
  noun: 'tasks',
  empty: (
    <NothingListed
      view={{ active: 1, clear: nothing }}
      title="No task matches these filters"
      searched="titles, numbers and customers"
    >
      <EmptyState title="No tasks yet" />
    </NothingListed>
  ),
  onMove: nothing,
  children: 'The rows',
};

/** Nothing there, on its way, or failed. */
export const States = () => (
  <>
    <Panel title="Notices">
      <div className={css.stack}>
        <Notice>Only administrators can change this. You can read everything here.</Notice>
        <Notice tone="success" title="Offer accepted">
          By Ana Adler on 20 November.
        </Notice>
        <Notice tone="warning" title="Possible duplicate" action={<Button size="sm">Compare</Button>}>
          A customer with this tax number exists already.
        </Notice>
        <Notice tone="danger">
          The server cannot be reached right now. Nothing was saved; try again in a moment.
        </Notice>
        <RecordFormNotices
          record={{
            movedBy: 'Olga Brandt',
            draft: { at: new Date(2026, 10, 20, 14, 5), outdated: true, restore: nothing, discard: nothing },
          }}
        />
        <SampleRows />
        <ErrorSummary
          problems={[
            { name: 'title', message: 'Title: Enter a title of at least 3 characters.' },
            { name: 'due', message: 'Due: Enter a day after the start.' },
          ]}
          onPick={(name) => document.getElementsByName(name)[0]?.focus()}
        />
      </div>
    </Panel>
    <Panel title="In place of content">
      <div className={css.samples}>
        <EmptyState
          title="No tasks yet"
          icon={<TaskIcon />}
          action={<Button icon={<PlusIcon />}>New task</Button>}
        >
          Tasks are small jobs without a customer visit. Write down the first one.
        </EmptyState>
        <ErrorState title="The tasks could not be loaded" details="unavailable" onRetry={nothing}>
          The server cannot be reached right now.
        </ErrorState>
        <NoSuchRecord noun="task" back={{ to: '?', label: 'Tasks' }} />
        <ProgressBar label="Changing customers" done={30} total={120} />
        <ProgressBar label="Reading customers" done={30} />
        <ProgressBar
          label="Importing customers"
          done={30}
          total={120}
          waiting="The server cannot be reached."
        />
        <Skeleton rows={3} />
        <Skeleton rows={3} table />
        <PageSkeleton rows={2} columns={2} />
      </div>
    </Panel>
    <Panel title="Lists in each state">
      <div className={css.samples}>
        <ListState
          {...list}
          of={{ ...page, status: 'failed', failure: { message: 'The server cannot be reached.' } }}
        />
        <ListState {...list} of={{ ...page, status: 'loading' }} columns={2} />
        <ListState {...list} of={{ ...page, rows: [] }} />
        <ListState {...list} of={{ ...page, capped: true, stale: true }} />
        <RecordHistory kinds={[]} history={{ status: 'ready', rows: [], retry: nothing }} />
        <PutBackButtons event={sampleChange} newer={[sampleChange]} putBack={samplePutBack} />
        <FilterChips
          called={{ one: 'reminder', many: 'reminders' }}
          matching={{ count: 3, atLeast: false }}
          chips={[{ id: 'whose', label: 'Olga Brandt', onRemove: nothing }]}
          onClearAll={nothing}
        />
        <p>
          <HiddenNote hidden={12} one="closed order" many="closed orders" all="Closed orders">
            <TextLink to="?closed=1">Show</TextLink>
          </HiddenNote>
        </p>
      </div>
    </Panel>
  </>
);
