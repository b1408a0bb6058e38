import { MAX_GROUP } from '@fm/domain/offer';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, formatMoney, IconButton, PlusIcon, TextField } from '@fm/ui';
import { type KeyboardEvent, useState } from 'react';
import css from './lines.module.css';
import type { LineEdits } from './use-line-edits';

interface GroupHeadProps {
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly subtotalMinor: number;
  /** The option whose lines count in the subtotal, where the group has lines of options. */
  readonly option: string | undefined;
  readonly currency: string;
  readonly edits: LineEdits;
}

/** The heading of a group: its name, what its lines come to, and what can be done with it as a whole. */
export function GroupHead(props: GroupHeadProps) {
  const { name, first, last, subtotalMinor, option, currency, edits } = props;
  return (
    <li className={css.group}>
      <GroupName name={name} edits={edits} />
      <p className={css.subtotal}>
        <span className={css.subtotalLabel}>
          {option === undefined ? 'Subtotal' : `Subtotal with option ${option}`}
        </span>{' '}
        {formatMoney(subtotalMinor, currency)}
      </p>
      <div className={css.actions}>
        <IconButton aria-label={`Add a line to group ${name}`} size="sm" onClick={() => edits.add(name)}>
          <PlusIcon />
        </IconButton>
        <IconButton
          aria-label={`Move group ${name} up`}
          size="sm"
          disabled={first}
          onClick={() => edits.moveGroup(name, -1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          aria-label={`Move group ${name} down`}
          size="sm"
          disabled={last}
          onClick={() => edits.moveGroup(name, 1)}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton
          aria-label={`Remove the heading ${name} and keep its lines`}
          size="sm"
          onClick={() => edits.dissolve(name)}
        >
          <CloseIcon />
        </IconButton>
      </div>
    </li>
  );
}

/** The name counts when somebody leaves the field: half of it may be the name of another group. */
function GroupName({ name, edits }: Pick<GroupHeadProps, 'name' | 'edits'>) {
  const [typed, setTyped] = useState<string>();
  const done = () => {
    setTyped(undefined);
    if (typed !== undefined) edits.rename(name, typed);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The offer is saved by its button.
    event.preventDefault();
    done();
  };
  return (
    <fieldset className={css.groupName} aria-label={`Group ${name}`} onKeyDown={onKey}>
      <TextField
        label={`Name of group ${name}`}
        hideLabel
        maxLength={MAX_GROUP}
        autoComplete="off"
        value={typed ?? name}
        onChange={setTyped}
        onBlur={done}
      />
    </fieldset>
  );
}
