import { peopleAddress } from '@fm/contract/addresses';
import { isStaff, kindOfRole } from '@fm/domain/role';
import type { Session } from '@fm/platform';
import { CloseIcon, EmployeeIcon, InfoIcon, LogOutIcon, UserIcon } from '@fm/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './drawer.module.css';
import { useLogout } from './logout';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
  /** The side menu. */
  readonly children: ReactNode;
}

/** The side menu of small screens, with who is signed in and Logout. Open for as long as it is drawn. */
export function Drawer({ session: { name, email, role }, onClose, children }: Props) {
  const logOut = useLogout();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // The browser's own modal: keeps the focus inside, closes on Escape, gives the focus back.
    element?.showModal();
    return () => element?.close();
  }, []);
  useCloseOnNavigation(onClose);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      // A press on the shade closes it too.
      closedby="any"
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.user}>
            <p className={styles.name} dir="auto">
              {name}
            </p>
            <p className={styles.email}>{email}</p>
          </div>
          <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
            <CloseIcon aria-hidden="true" />
          </button>
        </div>
        {children}
        <div className={styles.actions}>
          <NavLink to="/profile" className={styles.action ?? ''}>
            <UserIcon aria-hidden="true" />
            Profile
          </NavLink>
          {isStaff(role) && (
            <NavLink to={peopleAddress.list()} className={styles.action ?? ''}>
              <EmployeeIcon aria-hidden="true" />
              People
            </NavLink>
          )}
          {kindOfRole(role) === 'admin' && (
            <NavLink to="/status" className={styles.action ?? ''}>
              <InfoIcon aria-hidden="true" />
              Status
            </NavLink>
          )}
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              // Its question would open below the drawer, which lies above everything.
              onClose();
              logOut();
            }}
          >
            <LogOutIcon aria-hidden="true" />
            Logout
          </button>
        </div>
      </div>
    </dialog>
  );
}

function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}
