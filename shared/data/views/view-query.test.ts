import { viewQuery } from './view-query';

describe('how a list is looked at', () => {
  it('is the same whatever the page and the order of the filters', () => {
    expect(viewQuery('?status=lead&at=%5B1%5D&kind=person')).toBe(viewQuery('kind=person&status=lead'));
  });

  it('is nothing where the address says nothing', () => {
    expect(viewQuery('')).toBe('');
    expect(viewQuery('?at=x')).toBe('');
  });
});
