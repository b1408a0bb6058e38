import { changed } from './plan-address';

const search = '?lead=me&type=cleaning&at=abc&view=board';
const query = (text: string, changes: Parameters<typeof changed>[1]) => changed(text, changes).toString();

describe('the address of table, board and calendar', () => {
  it('keeps every filter from one to the other, and no page of the table', () => {
    expect(query(search, { screen: 'calendar' })).toBe('lead=me&type=cleaning&view=calendar');
  });

  it('does not say what is usual', () => {
    expect(query(search, { screen: 'table' })).toBe('lead=me&type=cleaning');
    expect(query('view=calendar&span=month&lanes=person', { period: 'week', lanes: false })).toBe(
      'view=calendar',
    );
  });

  it('names the period, the day and whose lanes', () => {
    expect(query('view=calendar', { period: 'day', day: '2031-03-04', lanes: true, team: 'Technical' })).toBe(
      'view=calendar&span=day&day=2031-03-04&lanes=person&team=Technical',
    );
    expect(query('view=calendar&team=Technical', { team: undefined })).toBe('view=calendar');
  });
});
