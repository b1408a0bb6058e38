import type { PlanState } from '@fm/domain/maintenance';
import { planTransitionScreen } from './plan-transition-screen';

const office = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
const manager = { uid: 'u2', name: 'Marek Wolny', role: 'manager' };

type Asked = Parameters<typeof planTransitionScreen.choices>[0];
const labels = (state: PlanState, actor: typeof office) =>
  planTransitionScreen.choices({ state } as Asked, actor).map(({ transition }) => transition.label);

describe('transitions offered for a plan', () => {
  it('follow its state', () => {
    expect(labels('draft', office)).toEqual(['Activate']);
    expect(labels('active', office)).toEqual(['Pause', 'End']);
    expect(labels('paused', office)).toEqual(['Resume', 'End']);
    expect(labels('ended', office)).toEqual([]);
  });

  it('are none for a manager', () => {
    expect(labels('active', manager)).toEqual([]);
  });
});
