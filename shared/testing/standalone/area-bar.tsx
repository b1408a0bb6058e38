import type { RemoteDescriptor } from '@fm/contract';
import type { Session } from '@fm/platform';
import { NativeSelect } from '@fm/ui';
import styles from './standalone.module.css';
import type { SignedIn } from './use-signed-in';

interface Props {
  readonly descriptor: RemoteDescriptor;
  readonly people: readonly Session[];
  readonly who: SignedIn;
}

const optionOf = ({ uid, name, role }: Session) => ({
  id: uid,
  label: `as ${name}, ${role === '' ? 'no role' : role}`,
});

/** What is running, its own addresses, and as whom. */
export const AreaBar = ({ descriptor: { title, version, paths }, people, who }: Props) => (
  <header className={styles.bar}>
    <p className={styles.area}>
      {title} {version}, alone
    </p>
    <nav aria-label="Paths of the area">
      {paths.map((path) => (
        // Outside the router, so that the links work whatever the area did to it.
        <a key={path} href={path}>
          {path}
        </a>
      ))}
    </nav>
    <div className={styles.who}>
      <NativeSelect
        label="Signed in as"
        hideLabel
        options={people.map(optionOf)}
        value={who.person.uid}
        onChange={who.become}
      />
    </div>
  </header>
);
