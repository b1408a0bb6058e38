import type { Stored } from '@fm/domain/record';
import type { Reminder } from '@fm/domain/reminder';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { ReminderActions } from './reminder-actions';
import type { ReminderChanges } from './use-reminder-changes';

const now = new Date('2026-11-25T09:00:00Z');
const reminder = (id: string, text: string) =>
  ({
    id,
    text,
    ownerRef: { id: 'u-admin', name: 'Ana Adler' },
    state: 'scheduled',
    fireAt: now,
  }) as Stored<Reminder>;

it('says of every action which of the reminders it is for', () => {
  render(
    <HostProvider host={fakeHost()}>
      <ReminderActions reminder={reminder('r1', 'Call the clinic')} now={now} moves={{} as ReminderChanges} />
      <ReminderActions reminder={reminder('r2', 'Read the meter')} now={now} moves={{} as ReminderChanges} />
    </HostProvider>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Snooze “Call the clinic”',
    'Done: “Call the clinic”',
    'More for “Call the clinic”',
    'Snooze “Read the meter”',
    'Done: “Read the meter”',
    'More for “Read the meter”',
  ]);
});
