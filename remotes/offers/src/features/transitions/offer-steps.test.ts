import { stepsOf } from './offer-steps';

const office = { uid: 'u1', name: 'Olga Brandt', role: 'office' };
const manager = { uid: 'u2', name: 'Marek Wolny', role: 'manager' };
const TODAY = '2026-11-20';

const steps = (status: Parameters<typeof stepsOf>[0]['status'], validUntil = '2026-12-20', actor = office) =>
  stepsOf({ status, validUntil }, actor, TODAY);

describe('steps offered for an offer', () => {
  it('lead from the draft to the customer or aside', () => {
    expect(steps('draft')).toEqual(['send', 'withdraw']);
  });

  it('note the answer to a sent one', () => {
    expect(steps('sent')).toEqual(['accept', 'decline', 'newVersion', 'withdraw']);
  });

  it('let a sent one be extended once its last day is over', () => {
    expect(steps('sent', '2026-11-20')).not.toContain('extend');
    expect(steps('sent', '2026-11-19')).toEqual(['extend', 'accept', 'decline', 'newVersion', 'withdraw']);
  });

  it('extend an expired one or replace it', () => {
    expect(steps('expired', '2026-11-01')).toEqual(['extend', 'newVersion']);
  });

  it('make work of an accepted one', () => {
    expect(steps('accepted')).toEqual(['convert']);
    expect(steps('converted')).toEqual([]);
  });

  it('leave a decided one alone, but for a new version of one that was declined', () => {
    expect(steps('withdrawn')).toEqual([]);
    expect(steps('declined')).toEqual(['newVersion']);
  });

  it('are none for a manager', () => {
    expect(steps('sent', '2026-11-01', manager)).toEqual([]);
  });
});
