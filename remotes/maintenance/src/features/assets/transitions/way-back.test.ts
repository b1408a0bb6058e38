import { wayBack } from './way-back';

const office = { uid: 'u1', name: 'Olga Brandt', role: 'office' };

describe('the way back from a status of an asset', () => {
  it('leads to the status before, with the reason it had', () => {
    expect(wayBack({ status: 'down', statusReason: 'Leaks.' }, 'operational', office)).toEqual({
      reason: 'Leaks.',
    });
    expect(wayBack({ status: 'operational' }, 'down', office)).toEqual({ reason: 'Undone' });
  });

  it('is none where no step leads there, and none for a manager', () => {
    expect(wayBack({ status: 'down', statusReason: 'Leaks.' }, 'retired', office)).toBeUndefined();
    expect(wayBack({ status: 'operational' }, 'down', { ...office, role: 'manager' })).toBeUndefined();
  });
});
