import { Button, Dialog, Switch, setSingleKeys, singleKeysOn } from '@fm/ui';
import { useState } from 'react';
import { KEY_GROUPS, type KeyGroup } from './keys';
import styles from './shortcuts-dialog.module.css';

/** Every key that does something, and the way to switch off those a slip of the hand or a voice may press. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [single, setSingle] = useState(singleKeysOn);
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      size="lg"
      onClose={onClose}
      actions={
        <>
          <div className={styles.single}>
            <Switch
              label="The single keys / and ? do something"
              value={single}
              onChange={(on) => {
                setSingleKeys(on);
                setSingle(on);
              }}
            />
          </div>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: longer than a phone, and what scrolls is reached by keys. */}
      <section className={styles.groups} aria-label="Keys" tabIndex={0}>
        {KEY_GROUPS.map((group) => (
          <Keys key={group.title} group={group} />
        ))}
      </section>
    </Dialog>
  );
}

const Keys = ({ group: { title, keys } }: { readonly group: KeyGroup }) => (
  <section className={styles.group}>
    <h3 className={styles.title}>{title}</h3>
    <dl>
      {keys.map(({ press, does }) => (
        <div key={does} className={styles.line}>
          <dt className={styles.keys}>
            {press.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);
