import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass, iconButtonClass } from '../button/button-class';
import fieldCss from '../field/field.module.css';
import { ChevronDownIcon } from '../icons';
import { NOT_OPENED, useOpening } from './use-opening';

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
  /** Spoken in place of the label, where that alone does not say what of several things it acts on. */
  readonly spoken?: string | undefined;
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
export function MenuButton(props: MenuButtonProps) {
  const { label, spoken = label, icon, variant, size, disabled } = props;
  const { lists, opening, hasFailed, open, held } = useOpening();
  if (lists) return <lists.OpenedMenu {...props} opening={opening} />;
  return (
    <>
      <button
        {...held}
        type="button"
        aria-haspopup="true"
        aria-expanded={false}
        aria-label={icon || spoken !== label ? spoken : undefined}
        disabled={disabled}
        className={
          icon ? iconButtonClass(variant, size) : buttonClass({ variant: variant ?? 'outline', size })
        }
        onClick={() => open()}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        }}
      >
        {icon ?? (
          <>
            {label}
            <ChevronDownIcon />
          </>
        )}
      </button>
      {hasFailed && (
        <span role="alert" className={fieldCss.error}>
          {NOT_OPENED}
        </span>
      )}
    </>
  );
}
