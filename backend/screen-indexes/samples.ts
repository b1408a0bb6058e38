/** What stands in for ids, days and words in the queries of screens. */
export const DAY = '2026-11-20';
export const NOW = new Date(`${DAY}T09:00:00Z`);
export const REF = { id: 'x', name: 'X' };
export const NOBODY = { uid: 'x', name: 'X', role: '' };
export const WORDS = ['', 'word'];
export const JOB = { workOrderRef: REF, customerId: 'x', siteId: 'x', timezone: 'Europe/Berlin' };
export const DAYS = { from: DAY, to: DAY };
export const RECORD: { readonly id: string; readonly userId?: string } = { id: 'x', userId: 'x' };
