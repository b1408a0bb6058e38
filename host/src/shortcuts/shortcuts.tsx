import { useHost } from '@fm/platform';
import { useSingleKey } from '@fm/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { usePart } from '../app/lazy-part';
import { shortcutsPart } from '../shell/shell-parts';
import { shortcutsShown } from './shortcuts-shown';

/** The list of keys, opened by `?` from everywhere. */
export function Shortcuts() {
  const open = useSyncExternalStore(shortcutsShown.subscribe, shortcutsShown.getSnapshot);
  const state = usePart(shortcutsPart);
  const { toast } = useHost();
  useSingleKey('?', () => shortcutsShown.open());
  useEffect(() => {
    if (open) void shortcutsPart.load();
  }, [open]);
  // Who signs in next did not ask for it.
  useEffect(() => () => shortcutsShown.close(), []);
  const failed = open && state.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    shortcutsShown.close();
    toast.error('The list of keys could not be loaded. Please try again in a moment.');
  }, [failed, toast]);
  if (!open || state.phase !== 'ready') return null;
  const Open = state.part;
  return <Open onClose={() => shortcutsShown.close()} />;
}
