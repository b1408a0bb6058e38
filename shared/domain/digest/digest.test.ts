import { digestOf } from './digest';

it('tells a job that has no number yet by its title alone', () => {
  const job = { title: 'Check the lift', siteRef: { name: 'North wing' }, timezone: 'Europe/Berlin' };
  const plannedStart = new Date('2026-11-20T07:00Z');
  const jobs = [{ ...job, number: 'WO-2026-0007', plannedStart }, { ...job, plannedStart }, job];
  expect(digestOf('Ana', '2026-11-20', { jobs, tasks: [], reminders: [] })?.paragraphs.slice(1)).toEqual([
    expect.stringMatching(/, North wing: WO-2026-0007 Check the lift$/),
    expect.stringMatching(/, North wing: Check the lift$/),
    'Today, North wing: Check the lift',
  ]);
});
