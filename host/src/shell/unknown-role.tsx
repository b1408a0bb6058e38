import { kindOfRole } from '@fm/domain/role';
import { Notice } from '@fm/ui';
import styles from './unknown-role.module.css';

/** Says to somebody whose role is none of ours why nothing can be changed; nothing to everybody else. */
export function UnknownRole({ role }: { role: string }) {
  if (kindOfRole(role) !== 'unknown') return null;
  return (
    <div className={styles.line}>
      <Notice title={`Your role “${role}” is unknown`}>
        You may look at everything and change nothing. Ask an administrator to give you one of the roles there
        are.
      </Notice>
    </div>
  );
}
