import { proposedTime } from './index';

const DAY = '2026-12-01';
const timezone = 'Europe/Berlin';
const last = {
  timezone,
  plannedStart: new Date('2026-06-01T05:30Z'),
  plannedEnd: new Date('2026-06-01T07:00Z'),
};

describe('the time proposed for an order of a plan', () => {
  it('is in the morning, as long as estimated, while the plan has no other order', () => {
    const planned = { plannedDay: DAY, plannedFrom: '08:00', plannedTo: '10:30' };
    expect(proposedTime({ estimateMin: 150 }, DAY, undefined)).toEqual(planned);
  });

  it('begins as the last order did by clocks at its site, also after they changed', () => {
    const planned = { plannedDay: DAY, plannedFrom: '07:30', plannedTo: '08:15' };
    expect(proposedTime({ estimateMin: 45 }, DAY, last)).toEqual(planned);
  });

  it('is as long as the last one where nothing is estimated', () => {
    expect(proposedTime({}, DAY, last).plannedTo).toBe('09:00');
  });

  it('has an open end where the length is not known, or would end on another day', () => {
    expect(proposedTime({}, DAY, undefined).plannedTo).toBe('');
    expect(proposedTime({ estimateMin: 20 * 60 }, DAY, undefined).plannedTo).toBe('');
  });

  it('has no day where that has passed', () => {
    expect(proposedTime({}, '', last)).toMatchObject({ plannedDay: '', plannedFrom: '07:30' });
  });
});
