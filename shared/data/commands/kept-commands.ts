import { pageOwner } from '@fm/platform';
import { type CommandRequest, toWire } from '@fm/workflows/command';
import { same } from '@fm/workflows/unit';
import { browserDrafts } from '../drafts/draft-store';
import { hold } from '../drafts/hold';
import { draftsOf, onLogout } from '../drafts/logout';

/** The server keeps answers for a week: an older command might be made a second time. */
export const MOST_AGE_MS = 6 * 86_400_000;

onLogout(() => pageOwner.set(undefined));

const placeOf = (uid: string) => `${draftsOf(uid)}commands `;

/**
 * Keeps a command in this browser while its answer is awaited, so that a page that is reloaded meanwhile can ask for
 * the answer. Gives what ends the keeping.
 */
export function keepCommand(request: CommandRequest): () => void {
  const owner = pageOwner.getSnapshot();
  if (owner === undefined) return () => undefined;
  const key = placeOf(owner) + request.id;
  const ending = new AbortController();
  const held = hold(key, ending.signal);
  const kept = browserDrafts.put(key, {
    savedAt: new Date(),
    recordId: request.id,
    from: {},
    typed: request,
  });
  return () => {
    // Removed before it is let go: another window must not find the command once it is answered.
    void kept
      .then(() => browserDrafts.remove(key))
      .then(() => held)
      .then((letGo) => letGo?.());
  };
}

/** A command whose page went before the answer came. */
export interface LeftCommand {
  readonly request: CommandRequest;
  /** It was answered: neither the command nor the draft that it saved is needed any more. */
  settle(saved: boolean): Promise<void>;
}

/**
 * The commands of a person that no page waits for any more, the oldest first, each when it is the turn of this window:
 * one that another window waits for comes only when that window is gone, and not once it was answered.
 */
export async function* leftCommands(uid: string, signal: AbortSignal): AsyncGenerator<LeftCommand> {
  const found = await browserDrafts.under(placeOf(uid));
  for (const { key } of [...found].reverse()) {
    const letGo = await hold(key, signal);
    if (!letGo) return;
    try {
      const [command] = await browserDrafts.under(key);
      if (!command) continue;
      const request = command.typed as CommandRequest;
      if (Date.now() - command.savedAt.getTime() > MOST_AGE_MS) await browserDrafts.remove(key);
      else {
        const settle = async (saved: boolean) => {
          await browserDrafts.remove(key);
          if (saved) await forgetDraftOf(uid, request);
        };
        yield { request, settle };
      }
    } finally {
      letGo();
    }
  }
}

/** Removes the draft of a form that is saved now. */
async function forgetDraftOf(uid: string, { input }: CommandRequest): Promise<void> {
  const { id, values, base } = input as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof values !== 'object') return;
  for (const { key, recordId, typed } of await browserDrafts.under(draftsOf(uid))) {
    // The id of a new record is this form's alone; one that is edited may have drafts of other windows.
    if (recordId === id && (base === null || same(toWire(typed), values))) await browserDrafts.remove(key);
  }
}
