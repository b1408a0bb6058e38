import { customerBlock } from './block';

const manager = { id: 'e1', name: 'Ana Adler' };

describe('a warning of a customer', () => {
  it('says why and whom to ask', () => {
    expect(
      customerBlock({
        id: 'c1',
        status: 'onHold',
        statusReason: 'Unpaid invoices',
        accountManagerRef: manager,
      }),
    ).toEqual({
      customerId: 'c1',
      title: 'This customer is marked “On hold”',
      text: 'Unpaid invoices. Ask Ana Adler before you go on.',
    });
  });

  it('sends to the office where nobody looks after the customer', () => {
    expect(
      customerBlock({ id: 'c1', status: 'doNotService', statusReason: 'Threatened our people.' }),
    ).toEqual({
      customerId: 'c1',
      title: 'This customer is marked “Do not service”',
      text: 'Threatened our people. Ask the office before you go on.',
    });
  });

  it.each(['lead', 'active', 'former'] as const)('is not given for one that is %s', (status) => {
    expect(
      customerBlock({ id: 'c1', status, statusReason: undefined, accountManagerRef: manager }),
    ).toBeUndefined();
  });
});
