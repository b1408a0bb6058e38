import { forgetLists, listAddress, rememberList } from './list-address';

describe('the way back to a list', () => {
  afterEach(forgetLists);

  it('leads to the list as it was looked at', () => {
    rememberList('/employees', '?team=Office');
    expect(listAddress('/employees')).toBe('/employees?team=Office');
    expect(listAddress('/customers')).toBe('/customers');
  });

  it('is forgotten with the person who looked', () => {
    rememberList('/employees', '?team=Office');
    forgetLists();
    expect(listAddress('/employees')).toBe('/employees');
  });
});
