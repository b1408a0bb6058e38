import { ErrorBoundary, type Session, useHost, useStore, whenSettled } from '@fm/platform';
import { MenuIcon } from '@fm/ui';
import { useEffect } from 'react';
import { SearchEntry } from '../search/search-entry';
import { BellLink } from './bell-link';
import { ProfileDropdown } from './profile-dropdown';
import { reminderBellPart } from './shell-parts';
import styles from './top-bar.module.css';

interface Props {
  readonly session: Session;
  readonly large: boolean;
  readonly onOpenDrawer: () => void;
}

/** Company title, search and bell; the menu button on small screens only, the profile dropdown on large ones only. */
export function TopBar({ session, large, onOpenDrawer }: Props) {
  const { companyTitle: company } = useHost();
  return (
    <header className={styles.bar}>
      {!large && (
        <button
          type="button"
          className={styles.button}
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={onOpenDrawer}
        >
          <MenuIcon aria-hidden="true" />
        </button>
      )}
      <p className={styles.company}>{company}</p>
      <SearchEntry large={large} />
      <Bell />
      {large && <ProfileDropdown session={session} />}
    </header>
  );
}

/** The bell at once; its number when the data layer is there. Without it the way to the reminders stays. */
function Bell() {
  const state = useStore(reminderBellPart);
  useEffect(() => whenSettled(() => void reminderBellPart.load()), []);
  if (state.phase !== 'ready') return <BellLink />;
  const ReminderBell = state.part;
  return (
    <ErrorBoundary what="The bell" fallback={() => <BellLink />}>
      <ReminderBell />
    </ErrorBoundary>
  );
}
