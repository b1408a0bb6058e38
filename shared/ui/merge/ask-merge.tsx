import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import type { OpenMerge } from '../form/record-form-state';
import type { MergeDialog } from './merge-dialog';

type Loaded = { readonly Dialog: typeof MergeDialog } | { readonly failed: true };

/**
 * Shows two people's changes side by side when there is something to choose. Its code comes when it may soon be needed:
 * most forms never do.
 */
export function AskMerge({ merge }: { readonly merge: OpenMerge | undefined }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew.
  useEffect(() => {
    let gone = false;
    import('./merge-dialog').then(
      (module) => gone || setLoaded({ Dialog: module.MergeDialog }),
      () => gone || setLoaded({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [tries]);

  if (!merge || !loaded) return null;
  if ('failed' in loaded) {
    return (
      <Notice
        tone="danger"
        title={`${merge.by} changed the same fields`}
        action={
          <Button variant="outline" size="sm" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        }
      >
        The comparison could not be loaded. Nothing was saved, and what you typed is still here.
      </Notice>
    );
  }
  return <loaded.Dialog merge={merge} />;
}
