import { isShown, stepsAround } from './api/reminders-page';

const now = new Date('2026-11-20T08:02:00Z');
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe('reminders in a view', () => {
  it('are due once their moment has come, whatever is stored', () => {
    expect(isShown({ state: 'scheduled', fireAt: at('08:01') }, { state: 'due' }, now)).toBe(true);
    expect(isShown({ state: 'snoozed', fireAt: at('08:01') }, { state: 'due' }, now)).toBe(true);
    expect(isShown({ state: 'scheduled', fireAt: at('08:03') }, { state: 'due' }, now)).toBe(false);
  });

  it('leave the view of upcoming or snoozed ones when they become due', () => {
    expect(isShown({ state: 'scheduled', fireAt: at('08:01') }, { state: 'upcoming' }, now)).toBe(false);
    expect(isShown({ state: 'snoozed', fireAt: at('08:03') }, { state: 'snoozed' }, now)).toBe(true);
    expect(isShown({ state: 'snoozed', fireAt: at('08:01') }, { state: 'snoozed' }, now)).toBe(false);
  });

  it('are asked for with bounds that hold the present moment', () => {
    const { before, after } = stepsAround(now);
    expect([before, after]).toEqual([at('08:00'), at('08:05')]);
  });
});
