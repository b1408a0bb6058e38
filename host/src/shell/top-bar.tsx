import type { Session } from '@fm/platform';
import { MenuIcon } from '@fm/ui';
import { useCompanyTitle } from '../app/tab-title';
import { SearchEntry } from '../search/search-entry';
import { Bell } from './bell';
import { ProfileDropdown } from './profile-dropdown';
import styles from './top-bar.module.css';

interface Props {
  readonly session: Session;
  readonly large: boolean;
  readonly onOpenDrawer: () => void;
}

/** Company title, search and bell; the menu button on small screens only, the profile dropdown on large ones only. */
export function TopBar({ session, large, onOpenDrawer }: Props) {
  const company = useCompanyTitle();
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
