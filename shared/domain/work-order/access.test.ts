import { mayKnowAccess, type WorkOrder } from './index';

const NOW = new Date('2026-11-20T09:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const job = {
  leadId: 'marek',
  crewIds: ['pia'],
  statusGroup: 'open' as WorkOrder['statusGroup'],
  plannedStart: inDays(3),
};
const crew = (employeeId: string, role = 'manager') => ({ uid: 'u', name: 'Somebody', role, employeeId });

describe('the access note of a job', () => {
  it.each(['admin', 'office', ''])('is always known to the office: role %p', (role) => {
    expect(mayKnowAccess(crew('other', role), { ...job, statusGroup: 'closed' as const }, NOW)).toBe(true);
  });

  it.each(['marek', 'pia'])('is known to the crew: %s', (employee) => {
    expect(mayKnowAccess(crew(employee), job, NOW)).toBe(true);
    expect(mayKnowAccess(crew(employee), { ...job, plannedStart: inDays(-2) }, NOW)).toBe(true);
  });

  it('is not known to who is not on the crew, nor to a role that is none of ours', () => {
    expect(mayKnowAccess(crew('other'), job, NOW)).toBe(false);
    expect(mayKnowAccess(crew('marek', 'dispatcher'), job, NOW)).toBe(false);
  });

  it('is known from seven days before the appointment, and no longer once the job is closed', () => {
    expect(mayKnowAccess(crew('marek'), { ...job, plannedStart: inDays(7) }, NOW)).toBe(true);
    expect(mayKnowAccess(crew('marek'), { ...job, plannedStart: inDays(7.01) }, NOW)).toBe(false);
    expect(mayKnowAccess(crew('marek'), { ...job, plannedStart: undefined }, NOW)).toBe(false);
    expect(mayKnowAccess(crew('marek'), { ...job, statusGroup: 'closed' as const }, NOW)).toBe(false);
  });
});
