import { type ComponentProps, type MouseEvent, useState } from 'react';

/** A press does nothing, and submits nothing. */
const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A `<button>` that keeps the focus when it is disabled under it, until it is left: the browser would drop the focus,
 * Escape would no longer reach the dialog around it, and Tab would begin again at the top of the page.
 */
export function NativeButton({ disabled, onClick, onFocus, onBlur, ...rest }: ComponentProps<'button'>) {
  const [focused, setFocused] = useState(false);
  const kept = disabled && focused;
  return (
    <button
      {...rest}
      disabled={disabled && !kept}
      aria-disabled={kept || undefined}
      onClick={kept ? refuse : onClick}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
