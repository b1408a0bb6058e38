import { offerChoices } from './offer-transition-screen';

const office = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
const manager = { uid: 'u2', name: 'Marek Wolny', role: 'manager' };
const TODAY = '2026-11-20';
type Offered = Parameters<typeof offerChoices>[0];

const labels = (status: Offered['status'], validUntil = '2026-12-20', actor = office) =>
  offerChoices({ status, validUntil }, actor, TODAY).map(({ transition }) => transition.label);

describe('transitions offered for an offer', () => {
  it('lead from the draft to the customer or aside', () => {
    expect(labels('draft')).toEqual(['Send', 'Withdraw']);
  });

  it('note the answer to a sent one', () => {
    expect(labels('sent')).toEqual([
      'Mark as accepted',
      'Mark as declined',
      'New version',
      'Withdraw',
      'Send again',
    ]);
  });

  it('let a sent one be extended once its last day is over', () => {
    expect(labels('sent', '2026-11-20')).not.toContain('Extend');
    expect(labels('sent', '2026-11-19')).toEqual([
      'Extend',
      'Mark as accepted',
      'Mark as declined',
      'New version',
      'Withdraw',
    ]);
  });

  it('extend an expired one or replace it', () => {
    expect(labels('expired', '2026-11-01')).toEqual(['Extend', 'New version']);
  });

  it('make work of an accepted one', () => {
    expect(labels('accepted')).toEqual(['Create work order']);
    expect(labels('converted')).toEqual([]);
  });

  it('leave a decided one alone, but for a new version of one that was declined', () => {
    expect(labels('withdrawn')).toEqual([]);
    expect(labels('declined')).toEqual(['New version']);
  });

  it('are none for a manager', () => {
    expect(labels('sent', '2026-11-01', manager)).toEqual([]);
  });
});
