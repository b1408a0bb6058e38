import { toManager, toStatus, withTags } from './bulk-changes';
import { type Customer, customerToRecord, emptyCustomer } from './index';

const customer = (over: Partial<Customer> = {}): Customer => ({
  ...customerToRecord({ ...emptyCustomer(), name: 'Zoë', currency: 'EUR' }),
  ...over,
});

describe('a change of many customers', () => {
  it('keeps a reason for those who are not served alone', () => {
    expect(toStatus('onHold', 'Unpaid')(customer())).toMatchObject({ patch: { statusReason: 'Unpaid' } });
    expect(toStatus('active', 'Unpaid')(customer())).toEqual({
      ok: true,
      patch: { status: 'active', statusReason: undefined },
    });
  });

  it('takes the account manager away where none is chosen', () => {
    expect(toManager(null)(customer())).toEqual({ ok: true, patch: { accountManagerRef: undefined } });
  });

  it('adds tags once and takes others away', () => {
    const tagged = customer({ tags: ['clinic', 'old'] });
    expect(withTags(['clinic', 'new'], ['old'])(tagged)).toEqual({
      ok: true,
      patch: { tags: ['clinic', 'new'] },
    });
  });

  it('says so where a customer would get too many tags', () => {
    const full = customer({ tags: Array.from({ length: 12 }, (_, index) => `t${index}`) });
    expect(withTags(['one more'], [])(full)).toMatchObject({ ok: false });
    expect(withTags(['one more'], ['t0'])(full)).toMatchObject({ ok: true });
  });
});
