import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';
import { NativeButton } from './native-button';

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  /** Stands before the text. */
  readonly icon?: ReactNode;
  /** `button` when left out, so that nothing submits a form by accident. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly disabled?: boolean | undefined;
  /** Under way: disabled, with a spinner in place of the icon. Change the words too ("Saving..."). */
  readonly busy?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Id of the form it submits, when it stands outside of it. */
  readonly form?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Where the words alone do not say what of several things it acts on. */
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
}

/**
 * A press would take the focus from a field before the click: the message that then appears below the field moves the
 * button away from under the pointer, and there is no click.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The button of the app: four variants, three sizes. Native, so the sign-in page can have it for nothing. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  disabled,
  type,
  children,
  ...rest
}: ButtonProps) {
  return (
    <NativeButton
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, wide })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : icon}
      {children}
    </NativeButton>
  );
}
