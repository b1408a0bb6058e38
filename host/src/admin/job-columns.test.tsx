import type { JobRun } from '@fm/domain/job-run';
import type { Stored } from '@fm/domain/record';
import { render } from '@testing-library/react';
import { JOB_COLUMNS } from './job-columns';

const saidOf = (counts: JobRun['counts']): string | null => {
  const run = { id: 'r1', job: 'tellDue', state: 'done', counts, failures: [] } as unknown as Stored<JobRun>;
  const done = JOB_COLUMNS.find(({ id }) => id === 'done');
  return render(<div>{done?.cell(run)}</div>).container.textContent;
};

it('says what a run counted in words for people, and not by the names of the code', () => {
  expect(saidOf({ due: 7, overdue: 2 })).toBe('Due today: 7 · Overdue since yesterday: 2');
  expect(saidOf({ numbers: 12 })).toBe('Numbers: 12');
  expect(saidOf({ accessEvents: 3, offerLinks: 1 })).toBe('Sign-ins: 3 · Links of offers: 1');
  expect(saidOf({})).toBe('Nothing was due.');
});
