import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass, iconButtonClass } from '../../button/button-class';
import { ChevronDownIcon } from '../../icons';
import type { MenuButtonProps } from '../menu-button';
import css from '../popover.module.css';
import type { Opening } from '../use-opening';
import { useOpen } from './use-open';

/** A button that opens a menu of things to do, with that menu. */
export function OpenedMenu({
  label,
  spoken = label,
  items,
  icon,
  variant,
  size,
  disabled = false,
  onOpen,
  opening,
}: MenuButtonProps & { readonly opening: Opening | undefined }) {
  const { list, hold } = useOpen(opening, (isOpen) => isOpen && onOpen?.());
  return (
    <MenuTrigger {...list}>
      {icon ? (
        <Button
          ref={hold}
          aria-label={spoken}
          isDisabled={disabled}
          className={iconButtonClass(variant, size)}
        >
          {icon}
        </Button>
      ) : (
        <Button
          ref={hold}
          aria-label={spoken}
          isDisabled={disabled}
          className={buttonClass({ variant: variant ?? 'outline', size })}
        >
          {label}
          <ChevronDownIcon />
        </Button>
      )}
      <Popover className={css.popover ?? ''} offset={4} placement="bottom end">
        <Menu className={css.list ?? ''}>
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              className={item.danger ? `${css.item} ${css.danger}` : (css.item ?? '')}
              isDisabled={item.disabled ?? false}
              onAction={item.onSelect}
            >
              {item.icon}
              <span className={css.words}>
                <span>{item.label}</span>
                {item.detail && <span className={css.detail}>{item.detail}</span>}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
