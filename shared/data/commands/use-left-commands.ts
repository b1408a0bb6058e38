import { useHost, useSession } from '@fm/platform';
import { useEffect } from 'react';
import type { DataFailure } from '../failure';
import { leftCommands } from './kept-commands';
import { OPEN_ENDS, send } from './run';

/**
 * Asks for the answers to the commands of the signed-in person that an earlier page left behind: what had not arrived is
 * done now. Tells what came of them.
 */
export function useLeftCommands(): void {
  const { uid } = useSession();
  const { toast } = useHost();
  useEffect(() => {
    const ending = new AbortController();
    void (async () => {
      for await (const { request, settle } of leftCommands(uid, ending.signal)) {
        const outcome = await send(request);
        // It is asked for again when the page is opened next.
        if (!outcome.ok && OPEN_ENDS.has(outcome.failure.kind)) return;
        await settle(outcome.ok);
        if (outcome.ok) toast.success('The change that was on its way when you left the page is saved.');
        else toast.error(refusalOf(outcome.failure));
      }
    })();
    return () => ending.abort();
  }, [uid, toast]);
}

/** The words for a change that the server refuses now; a page from before an update is not there any more to reload. */
const refusalOf = ({ kind, message }: DataFailure): string =>
  kind === 'outdated'
    ? 'The change that was on its way when you left the page was not saved, because this app was updated meanwhile. Make it again.'
    : `The change that was on its way when you left the page was not saved. ${message}`;
