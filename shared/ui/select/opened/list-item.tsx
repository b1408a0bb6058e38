import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../../icons';
import css from '../popover.module.css';

interface ListItemProps {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** One option in the list of a field, ticked when it is the chosen one. */
export function ListItem({ id, label, detail }: ListItemProps) {
  return (
    <ListBoxItem id={id} textValue={label} className={css.item ?? ''}>
      <CheckIcon className={css.tick} />
      <span className={css.words}>
        <span dir="auto">{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
    </ListBoxItem>
  );
}
