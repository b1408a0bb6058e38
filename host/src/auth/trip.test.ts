import { tripOf } from './trip';

describe('what travels in router state', () => {
  it('keeps the address first asked for and the typed e-mail', () => {
    expect(tripOf({ from: '/tasks?q=1', email: 'a@b.example' })).toEqual({
      from: '/tasks?q=1',
      email: 'a@b.example',
    });
  });

  it.each([
    null,
    'text',
    { from: '//elsewhere.example' },
    { from: 'https://elsewhere.example' },
    { from: 7 },
  ])('never leads out of the app (%o)', (state) => {
    expect(tripOf(state).from).toBeUndefined();
  });
});
