import { readRow } from '@fm/screens/import';
import { customerReading } from './import-row';
import { partsOfRows } from './row-parts';
import { rowsJoined } from './rows-joined';

const COLUMNS = ['number', 'name', 'line1', 'city', 'siteName', 'contactName', 'contactEmail'];

/** The rows of a file, lines 2 and on: number, name, street, town, site, contact. */
const file = (...lines: readonly string[]) =>
  lines.map((text, at) => {
    const [number = '', name = '', line1 = '', city = '', site = '', contact = ''] = text.split(';');
    const cells = [number, name, line1, city, site, contact, contact && 'x@aal.example', '22085'];
    const unread = { id: `r${at + 2}`, line: at + 2, cells };
    const row = readRow(customerReading(true), unread, [...COLUMNS, 'postcode'], []);
    expect(row.problems).toEqual([]);
    return row;
  });

const joined = (...lines: readonly string[]) =>
  [...rowsJoined(file(...lines))].map(([id, { joins, name, why }]) => [id, joins, name, why]);

const ONLY = 'only its site and contact are taken';

describe('rows of the same customer', () => {
  it('add their sites and contacts to the first one, by number whatever else they say', () => {
    expect(joined('K1;Aal;Am Park 1;Hamburg;Hall', 'K2;Bo;;Kiel', 'k1;Aal GmbH;Deich 7;Kiel;Yard')).toEqual([
      ['r4', 'r2', 'line 2', `same number, ${ONLY}`],
    ]);
  });

  it('are known by name and town where they have no number', () => {
    expect(joined(';Aal;Deich 7;Hamburg;Hall', ';AAL;;Hamburg;;Ida', ';Aal;;Kiel;;Bo')).toEqual([
      ['r3', 'r2', 'line 2', `same name and town, ${ONLY}`],
    ]);
  });

  it('are two customers where their numbers say so', () => {
    expect(joined('K1;Aal;;Hamburg;;Ida', 'K2;Aal;;Hamburg;;Bo')).toEqual([]);
  });

  it('add an address of their own as a site, but nothing where they say it again', () => {
    expect(joined(';Aal;Am Park 1;Hamburg', ';Aal;Am Park 1;Hamburg', ';Aal;Deich 7;Hamburg')).toEqual([
      ['r4', 'r2', 'line 2', `same name and town, ${ONLY}`],
    ]);
  });
});

describe('the sites and contacts of some rows', () => {
  const names = (...lines: readonly string[]) => {
    const { sites, contacts } = partsOfRows(file(...lines));
    return [sites.map(({ values }) => values.name), contacts.map(({ values }) => values.name)];
  };

  it('are each there once', () => {
    expect(
      names(';Aal;Am Park 1;Hamburg;Hall;Ida', ';Aal;Am Park 1;Hamburg;Hall;Bo', ';Aal;;Hamburg;;Ida'),
    ).toEqual([['Hall'], ['Ida', 'Bo']]);
  });

  it('are the addresses only where no row names a site', () => {
    expect(names(';Aal;Am Park 1;Hamburg', ';Aal;Deich 7;Hamburg')).toEqual([['Am Park 1', 'Deich 7'], []]);
    expect(names(';Aal;Am Park 1;Hamburg', ';Aal;Deich 7;Hamburg;Hall')).toEqual([['Hall'], []]);
  });
});
