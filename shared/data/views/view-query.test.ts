import { viewAt, viewQuery, viewSearch } from './view-query';

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

describe('table, board and calendar', () => {
  const mine = { query: 'lead=me' };
  const board = { query: 'lead=me&view=board' };

  it('keep the screen and its day where a view was kept of the table', () => {
    expect(viewSearch('lead=me', '?view=calendar&span=month&day=2031-03-04&type=cleaning')).toBe(
      'lead=me&view=calendar&span=month&day=2031-03-04',
    );
  });

  it('are left for the one that a view was kept of', () => {
    expect(viewSearch('lead=me&view=board', '?view=calendar&span=month')).toBe('lead=me&view=board');
  });

  it('are looked at like a view by its filters, whichever screen it was kept of', () => {
    expect(viewAt([mine], '?lead=me&view=calendar&day=2031-03-04')).toBe(mine);
    expect(viewAt([board], '?lead=me')).toBe(board);
    expect(viewAt([mine, board], '?lead=me&view=board')).toBe(board);
    expect(viewAt([mine, board], '?lead=none')).toBeUndefined();
  });

  it('without a filter are like no view of another screen', () => {
    expect(viewAt([{ query: 'view=board' }], '')).toBeUndefined();
  });
});
