import { lineRight } from './index';

const status = { status: 'inProgress', statusGroup: 'active' } as const;
const order = { ...status, leadId: 'e1', crewIds: ['e2'] };
const verified = { ...order, status: 'verified', statusGroup: 'closed' } as const;
const actor = (role: string, employeeId?: string) => ({ uid: 'u', name: 'Uma', role, employeeId });

describe('parts and costs', () => {
  it('are the office’s until the order is verified, and an administrator’s then', () => {
    expect(lineRight({ ...order, status: 'completed', statusGroup: 'closed' }, actor('office')).writes).toBe(
      'all',
    );
    expect(lineRight(verified, actor('')).writes).toBe('none');
    expect(lineRight(verified, actor('admin')).writes).toBe('all');
  });

  it('are told by the crew while it works', () => {
    expect(lineRight(order, actor('manager', 'e2')).writes).toBe('used');
    expect(lineRight({ ...order, statusGroup: 'closed' }, actor('manager', 'e2')).writes).toBe('none');
    expect(lineRight(order, actor('manager', 'e3')).writes).toBe('none');
  });

  it('stay as they are in the trash', () => {
    expect(lineRight({ ...order, trashed: true }, actor('admin')).writes).toBe('none');
  });
});
