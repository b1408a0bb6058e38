import { userRecord } from './user-record';

describe('a user record as read', () => {
  it('takes what the session needs', () => {
    const data = { email: 'a@b.example', name: 'A', role: '', employeeId: 'e1', theme: 'dark', rev: 3 };
    expect(userRecord('u', data)).toEqual({
      uid: 'u',
      email: 'a@b.example',
      name: 'A',
      role: '',
      disabled: false,
      sessionsEndedAt: 0,
      employeeId: 'e1',
      theme: 'dark',
    });
  });

  it('takes one in the trash for disabled', () => {
    expect(userRecord('u', { email: 'a@b.example', trashed: true })).toMatchObject({ disabled: true });
  });

  it('counts fields of another type as empty', () => {
    expect(userRecord('u', { email: 1, role: null, disabled: 'yes' })).toEqual({
      uid: 'u',
      email: '',
      name: '',
      role: '',
      disabled: false,
      sessionsEndedAt: 0,
    });
  });
});
