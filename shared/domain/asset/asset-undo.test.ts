import { undoAsset } from './index';

const office = { uid: 'u1', name: 'Olga Brandt', role: 'office' };

describe('taking the status of an asset back', () => {
  it('leads to the status before, with the reason it had', () => {
    expect(undoAsset({ status: 'down', statusReason: 'Leaks.' }, 'operational', office)).toEqual([
      { to: 'down', input: { reason: 'Leaks.' } },
    ]);
    expect(undoAsset({ status: 'operational' }, 'down', office)).toEqual([
      { to: 'operational', input: { reason: 'Undone' } },
    ]);
  });

  it('is none where no transition leads there, and none for a manager', () => {
    expect(undoAsset({ status: 'down', statusReason: 'Leaks.' }, 'retired', office)).toBeUndefined();
    expect(undoAsset({ status: 'operational' }, 'down', { ...office, role: 'manager' })).toBeUndefined();
  });
});
