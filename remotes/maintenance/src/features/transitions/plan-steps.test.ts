import { stepsOf } from './plan-steps';

const office = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
const manager = { uid: 'u2', name: 'Marek Wolny', role: 'manager' };

describe('steps offered for a plan', () => {
  it('follow its state', () => {
    expect(stepsOf('draft', office)).toEqual(['activate']);
    expect(stepsOf('active', office)).toEqual(['pause', 'end']);
    expect(stepsOf('paused', office)).toEqual(['resume', 'end']);
    expect(stepsOf('ended', office)).toEqual([]);
  });

  it('are none for a manager', () => {
    expect(stepsOf('active', manager)).toEqual([]);
  });
});
