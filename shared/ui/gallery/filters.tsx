import { type ReactNode, useState } from 'react';
import { DateFilter } from '../date';
import { ListChips, SearchField, SwitchFilter, Toolbar } from '../index';
import { ComboBoxFilter, optionsOf, SelectFilter } from '../select';
import { samplePeople, searchPeople } from './sample-data';

const LABELS = { open: 'Open', done: 'Done' };
const statuses = optionsOf(['open', 'done'], LABELS);
const people = Object.fromEntries(samplePeople.map(({ id, name }) => [id, name]));

type SampleFilter = 'status' | 'assignee' | 'due';

/** A list's filters, kept here in place of the address. */
function useSampleView() {
  const [filter, setFilters] = useState<Partial<Record<SampleFilter, string>>>({ status: 'open' });
  const [search, setSearch] = useState('filter');
  return {
    filter,
    search,
    setFilter: (name: SampleFilter, value: string | undefined) =>
      setFilters(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value })),
    setSearch,
    clear: () => {
      setFilters({});
      setSearch('');
    },
    linkTo: (name: SampleFilter, value: string) => `?${name}=${value}`,
  };
}

/** What stands above a list. */
export function Filters({ end }: { readonly end: ReactNode }) {
  const view = useSampleView();
  return (
    <>
      <Toolbar
        search={<SearchField label="Search tasks" value={view.search} onSearch={view.setSearch} />}
        end={end}
      >
        <SelectFilter view={view} name="status" label="Status" emptyLabel="Any status" options={statuses} />
        <ComboBoxFilter
          view={view}
          name="assignee"
          label="Assignee"
          placeholder="Anyone"
          chosenName={people[view.filter.assignee ?? '']}
          setElsewhere={['me']}
          load={searchPeople}
        />
        <SwitchFilter view={view} name="assignee" value="me" label="Mine" />
        <DateFilter view={view} name="due" label="Due" hideLabel />
      </Toolbar>
      <ListChips
        view={view}
        names={{
          status: { label: 'Status', values: LABELS },
          assignee: { label: 'Assignee', values: people },
          due: { label: 'Due' },
        }}
        called={{ one: 'task', many: 'tasks' }}
        counts={{ matching: { count: 5, atLeast: false }, total: { count: 240, atLeast: false } }}
        hidden={{
          filter: 'status',
          shownBy: 'done',
          one: 'closed task',
          many: 'closed tasks',
          all: 'Closed tasks',
        }}
      />
    </>
  );
}
