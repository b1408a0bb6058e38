import { QuerySpec } from '../live/query-spec';
import { searched } from './search-query';

const plain = QuerySpec.of('customers').where('trashed', '==', false);
const tagged = plain.where('tags', 'array-contains', 'school');

describe('a search in a query', () => {
  it('asks the database for one word', () => {
    const { spec, refine } = searched(plain, 'Köln');
    expect(spec.filters).toContainEqual(['tokens', 'array-contains', 'koln']);
    expect(refine).toBe(false);
  });

  it('sifts what has the longest word by the others', () => {
    const { spec, refine, fits } = searched(plain, 'zoe kayak');
    expect(spec.filters).toHaveLength(2);
    expect(refine).toBe(true);
    expect([fits({ tokens: ['kayak', 'zoe'] }), fits({ tokens: ['kayak'] })]).toEqual([true, false]);
  });

  it('sifts alone where the query asks for a member of a list already', () => {
    const { spec, refine, fits } = searched(tagged, 'zoe');
    expect(spec).toBe(tagged);
    expect(refine).toBe(true);
    expect(fits({ tokens: ['kay'] })).toBe(false);
  });

  it('changes nothing where nothing is searched for', () => {
    expect(searched(tagged, ' ')).toMatchObject({ spec: tagged, refine: false });
  });
});
