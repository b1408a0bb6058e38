import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { CheckIcon } from '../icons';
import css from './popover.module.css';

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
        <Text slot="label" dir="auto">
          {label}
        </Text>
        {detail && (
          <Text slot="description" className={css.detail ?? ''}>
            {detail}
          </Text>
        )}
      </span>
    </ListBoxItem>
  );
}
