import { peopleAddress } from '@fm/contract/addresses';
import { isStaff, kindOfRole } from '@fm/domain/role';
import type { Session } from '@fm/platform';
import {
  Avatar,
  ChevronDownIcon,
  CustomerIcon,
  EmployeeIcon,
  InfoIcon,
  LogOutIcon,
  UserIcon,
  VisuallyHidden,
} from '@fm/ui';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLogout } from './logout';
import styles from './profile-dropdown.module.css';

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
          {isStaff(role) && (
            <Link to={peopleAddress.list()} className={styles.action} onClick={() => setOpen(false)}>
              <EmployeeIcon aria-hidden="true" />
              People
            </Link>
          )}
          {kindOfRole(role) === 'admin' && (
            <>
              <Link to="/admin" className={styles.action} onClick={() => setOpen(false)}>
                <CustomerIcon aria-hidden="true" />
                Administration
              </Link>
              <Link to="/status" className={styles.action} onClick={() => setOpen(false)}>
                <InfoIcon aria-hidden="true" />
                Status
              </Link>
            </>
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

/** Closes something open on Escape, on a press outside of it, and when the focus leaves it. */
function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  close: (by: 'escape' | 'leaving') => void,
) {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape');
    };
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) dismiss('leaving');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [box, open]);
}
