import { BERLIN, job, MORNING } from './assignment-fixture';
import { daysToLookAt, isReassigned } from './index';

describe('the days to look at', () => {
  it('are the weeks of the jobs and a day around them', () => {
    expect(daysToLookAt([MORNING])).toEqual({ from: '2026-11-22', to: '2026-11-30' });
    expect(daysToLookAt([MORNING, job('2026-12-02T08:00Z')])).toEqual({
      from: '2026-11-22',
      to: '2026-12-07',
    });
    expect(daysToLookAt([{ timezone: BERLIN }])).toBeUndefined();
  });
});

describe('a change of a job', () => {
  const before = { leadId: 'jan', crewIds: ['ida'], plannedStart: new Date('2026-11-23T08:00Z') };

  it.each([
    ['nothing of who and when', {}, false],
    ['somebody less', { crewIds: [] }, false],
    ['the lead and the crew between them', { leadId: 'ida', crewIds: ['jan'] }, false],
    ['nobody in the lead', { leadId: '' }, false],
    ['another lead', { leadId: 'bob' }, true],
    ['one more', { crewIds: ['ida', 'bob'] }, true],
    ['another time', { plannedStart: new Date('2026-11-23T09:00Z') }, true],
    ['an end', { plannedEnd: new Date('2026-11-23T09:00Z') }, true],
  ])('to %s', (_, over, is) => {
    expect(isReassigned(before, { ...before, ...over })).toBe(is);
  });

  it('is one when the job is new', () => {
    expect(isReassigned(undefined, before)).toBe(true);
  });
});
