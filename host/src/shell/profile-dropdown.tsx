import { kindOfRole } from '@fm/domain/role';
import type { Session } from '@fm/platform';
import { Avatar, ChevronDownIcon, InfoIcon, LogOutIcon, UserIcon, VisuallyHidden } from '@fm/ui';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLogout } from './logout';
import styles from './profile-dropdown.module.css';
import { useDismiss } from './use-dismiss';

/** Who is signed in, the way to the own profile, and Logout. */
export function ProfileDropdown({ session: { name, email, role } }: { session: Session }) {
  const logOut = useLogout();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useDismiss(box, open, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
        <VisuallyHidden>Your profile</VisuallyHidden>
        <ChevronDownIcon aria-hidden="true" />
      </button>
      <div id={panel} className={styles.panel} hidden={!open}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.email}>{email}</p>
        {role !== '' && <p className={styles.role}>{role.toUpperCase()}</p>}
        <div className={styles.actions}>
          <Link to="/profile" className={styles.action} onClick={() => setOpen(false)}>
            <UserIcon aria-hidden="true" />
            Profile
          </Link>
          {kindOfRole(role) === 'admin' && (
            <Link to="/status" className={styles.action} onClick={() => setOpen(false)}>
              <InfoIcon aria-hidden="true" />
              Status
            </Link>
          )}
          <button type="button" className={styles.action} onClick={logOut}>
            <LogOutIcon aria-hidden="true" />
            Logout
          </button>
        </div>
      </div>
    </div>
  );
}
