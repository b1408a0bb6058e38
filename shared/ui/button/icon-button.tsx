import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Tooltip } from '../tooltip/tooltip';
import { type ButtonSize, type ButtonVariant, iconButtonClass } from './button-class';
import { NativeButton } from './native-button';

export interface IconButtonProps {
  /** What it does, in words: an icon alone says nothing to a screen reader. Also shown on hover. */
  readonly 'aria-label': string;
  readonly children: ReactNode;
  /** Without a border or a ground when left out. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined;
}

/** A square button with an icon and a spoken name, which is also shown. */
export function IconButton({ variant, size, type, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={rest['aria-label']} named>
      {(target) => (
        <NativeButton
          {...rest}
          {...target}
          type={type ?? 'button'}
          className={iconButtonClass(variant, size)}
        >
          {children}
        </NativeButton>
      )}
    </Tooltip>
  );
}
