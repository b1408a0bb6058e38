import { customers } from '@fm/domain/customer';
import { offers } from '@fm/domain/offer';
import { columnsOf } from './kind-columns';

const day = new Date('2026-11-20T09:00:00Z');

describe('columns of a file for the fields of a kind', () => {
  it('have the labels, codes and names that the kind says', () => {
    const columns = columnsOf(customers, [
      'number',
      'status',
      ['billing.city', 'Town'],
      'tags',
      'accountManagerRef',
      'createdAt',
    ]);
    const row = {
      number: 'CU-2026-0001',
      status: 'onHold',
      billing: { city: 'Kiel' },
      tags: ['clinic', 'VIP'],
      accountManagerRef: { id: 'e1', name: 'Ana Adler' },
      createdAt: day,
    } as never;
    expect(columns.map(({ header, value }) => [header, value(row)])).toEqual([
      ['Number', 'CU-2026-0001'],
      ['Status', 'On hold'],
      ['Town', 'Kiel'],
      ['Tags', 'clinic, VIP'],
      ['Account manager', 'Ana Adler'],
      ['Created', '2026-11-20T09:00:00.000Z'],
    ]);
  });

  it('give amounts and shares whole, to those alone who see prices', () => {
    const columns = columnsOf(offers, ['netMinor', 'marginBp', 'title']);
    const row = { netMinor: 12_345, marginBp: 2500 } as never;
    expect(columns.map(({ value, priced }) => [value(row), priced])).toEqual([
      [123.45, true],
      [25, true],
      [undefined, false],
    ]);
  });
});
