import { ErrorBoundary } from '@fm/platform';
import { useEffect } from 'react';
import { reminderBellPart } from '../app/host-parts';
import { usePart } from '../app/lazy-part';
import { BellLink } from './bell-link';

/** The bell at once; its number when the data layer is there. Without it the way to the reminders stays. */
export function Bell() {
  const state = usePart(reminderBellPart);
  useEffect(() => void reminderBellPart.load(), []);
  if (state.phase !== 'ready') return <BellLink />;
  const ReminderBell = state.part;
  return (
    <ErrorBoundary
      fallback={() => <BellLink />}
      onError={(error) => console.error('The bell failed.', error)}
    >
      <ReminderBell />
    </ErrorBoundary>
  );
}
