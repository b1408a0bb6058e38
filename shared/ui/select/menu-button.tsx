import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { type ButtonSize, type ButtonVariant, buttonClass, iconButtonClass } from '../button/button-class';
import { ChevronDownIcon } from '../icons';
import css from './popover.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A second, smaller line: why it is disabled, what it does. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean | undefined;
  /** Takes something away. */
  readonly danger?: boolean | undefined;
}

export interface MenuButtonProps {
  /** On the button, or spoken when it shows an icon alone. */
  readonly label: string;
  readonly items: readonly MenuEntry[];
  /** Shown instead of the label. */
  readonly icon?: ReactNode;
  /** Of the button with words; `outline` when left out. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly disabled?: boolean | undefined;
  /** Called as the menu opens, for entries that are read only then. */
  readonly onOpen?: (() => void) | undefined;
}

/** A button that opens a menu of things to do. */
export function MenuButton({ label, items, icon, variant, size, disabled = false, onOpen }: MenuButtonProps) {
  return (
    <MenuTrigger onOpenChange={(open) => open && onOpen?.()}>
      {icon ? (
        <Button aria-label={label} isDisabled={disabled} className={iconButtonClass(variant, size)}>
          {icon}
        </Button>
      ) : (
        <Button isDisabled={disabled} className={buttonClass({ variant: variant ?? 'outline', size })}>
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
