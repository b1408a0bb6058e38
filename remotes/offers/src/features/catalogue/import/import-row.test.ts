import { byHeader, readRow } from '@fm/screens/import';
import { catalogueCsv } from '../list/catalogue-csv';
import { IMPORT_FIELDS, importedFields } from './import-fields';
import { itemReading } from './item-row';

const headers = ['Artikelnummer', 'Name', 'Deutsch', 'Art', 'Preis', 'Gültig ab', 'EK', 'MwSt', 'Aktiv'];
const mapping = byHeader(IMPORT_FIELDS, headers);
const read = (...cells: string[]) => readRow(itemReading, { id: 'id', line: 2, cells }, mapping, undefined);

describe('a file for the catalogue', () => {
  it('is read by German headers as well as by those of an export', () => {
    expect(mapping).toEqual([
      'itemNo',
      'name',
      'nameDe',
      'kind',
      'price',
      'priceFrom',
      'purchaseMinor',
      'taxBp',
      'active',
    ]);
    const exported = catalogueCsv.map(({ header }) => header);
    expect(byHeader(IMPORT_FIELDS, exported)).not.toContain('');
  });

  it('gives an item with one price more', () => {
    const { values, given, problems } = read(
      'S-1',
      'Deep clean',
      'Grundreinigung',
      'service',
      '48,50 €',
      '01.01.2027',
      '1,234.56',
      '7 %',
      'nein',
    );
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      itemNo: 'S-1',
      nameDe: 'Grundreinigung',
      kind: 'service',
      prices: [{ from: '2027-01-01', unitMinor: 4850 }],
      purchaseMinor: 123_456,
      taxBp: 700,
      active: false,
    });
    expect(importedFields(given)).toEqual([
      'itemNo',
      'name',
      'nameDe',
      'kind',
      'prices',
      'purchaseMinor',
      'taxBp',
      'active',
    ]);
  });

  it('says of every cell what is wrong with it', () => {
    const { values, problems } = read(
      '',
      'Deep clean',
      '',
      'thing',
      'cheap',
      '31.02.2027',
      '-4',
      '190',
      'maybe',
    );
    expect(values).toBeUndefined();
    expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'Active',
      'Kind',
      'Number',
      'Price',
      'Price from',
      'Purchase price',
      'Tax %',
    ]);
    expect(read('S-1', 'Deep clean', '', '', '', '2027-01-01').problems).toEqual([
      'Price: Enter a price from 0 to 1,000,000.',
    ]);
  });

  it('is no price from another day where its first day is wrong', () => {
    const { partial } = read('S-1', 'Deep clean', '', '', '48.50', '31.02.2027', '4');
    expect(partial?.leftOut).toEqual(['Price', 'Price from']);
    expect(partial?.values).toMatchObject({ itemNo: 'S-1', prices: [], purchaseMinor: 400 });
    expect(read('', 'Deep clean', '', 'thing').partial).toBeUndefined();
  });

  it('changes of an item that is there nothing that it does not say', () => {
    expect(importedFields(read('S-1', 'Deep clean').given)).toEqual(['itemNo', 'name']);
  });
});
