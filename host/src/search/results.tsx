import { useEffect } from 'react';
import type { Item, ItemGroup } from './groups';
import { ItemIcon } from './item-icon';
import styles from './palette.module.css';

interface Props {
  /** Of the list; its options and headings are named after it. */
  readonly id: string;
  readonly groups: readonly ItemGroup[];
  readonly active: Item | undefined;
  readonly onPoint: (item: Item) => void;
  readonly onOpen: (item: Item, elsewhere: boolean) => void;
}

const idIn = (list: string, name: string) => `${list}-${name.replace(/[^A-Za-z0-9-]/g, '_')}`;

/** Id of an item in the page, for the box to point at. */
export const optionId = (list: string, { key }: Item) => idIn(list, key);

/** What was found, in groups. The focus stays in the box above: it points at the marked line. */
export function Results({ id, groups, active, onPoint, onOpen }: Props) {
  const marked = active && optionId(id, active);
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div role="listbox" id={id} aria-label="Results" className={styles.results}>
      {groups.map(({ label, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={label} role="group" aria-labelledby={idIn(id, label)} className={styles.group}>
          <div id={idIn(id, label)} role="presentation" className={styles.heading}>
            {label}
          </div>
          {items.map((item) => (
            <Line
              key={item.key}
              id={optionId(id, item)}
              item={item}
              active={item.key === active?.key}
              {...{ onPoint, onOpen }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps extends Pick<Props, 'onPoint' | 'onOpen'> {
  readonly id: string;
  readonly item: Item;
  readonly active: boolean;
}

function Line({ id, item, active, onPoint, onOpen }: LineProps) {
  const { icon, label, detail, state, shortcut, more } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the box, which has the focus.
    <div
      role="option"
      id={id}
      aria-selected={active}
      className={styles.line}
      // Leaves the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => active || onPoint(item)}
      onClick={({ ctrlKey, metaKey }) => onOpen(item, ctrlKey || metaKey)}
    >
      <ItemIcon name={icon} />
      <span className={styles.words}>
        <span className={more ? styles.more : styles.label} dir="auto">
          {label}
        </span>
        {detail !== undefined && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {state !== undefined && <span className={styles.state}>{state}</span>}
      {shortcut !== undefined && <kbd className={styles.key}>{shortcut}</kbd>}
    </div>
  );
}
