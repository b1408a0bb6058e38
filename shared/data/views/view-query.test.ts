import { viewQuery, viewSearch } from './view-query';

describe('how a list is looked at', () => {
  it('is the same whatever the page and the order of the filters', () => {
    expect(viewQuery('?status=lead&at=%5B1%5D&kind=person')).toBe(viewQuery('kind=person&status=lead'));
  });

  it('is nothing where the address says nothing', () => {
    expect(viewQuery('')).toBe('');
    expect(viewQuery('?at=x')).toBe('');
  });

  it('says nothing of the record that is open beside it, which stays open', () => {
    expect(viewQuery('?id=o1&status=sent')).toBe('status=sent');
    expect(viewSearch('status=lapsed', '?id=o1&status=sent')).toBe('status=lapsed&id=o1');
    expect(viewSearch('status=lapsed', '?status=sent')).toBe('status=lapsed');
  });
});
