import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Opening } from '../use-opening';

/**
 * Whether the list of a button is open, told by `onChange`. One that was asked for before its code had come opens once
 * its button has the focus, or it would not get to the list's entries: React Aria moves the focus of whoever opens with
 * a screen reader a frame later, and only from where it was.
 */
export function useOpen(opening: Opening | undefined, onChange: (isOpen: boolean) => void) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const hold = useCallback((target: HTMLElement | null) => {
    button.current = target;
  }, []);
  const onOpenChange = (open: boolean) => {
    setOpen(open);
    onChange(open);
  };
  const openAsAsked = useEffectEvent(() => {
    if (!opening) return;
    button.current?.focus();
    onOpenChange(true);
  });
  useEffect(() => {
    openAsAsked();
  }, []);
  return { list: { isOpen, onOpenChange }, hold } as const;
}
