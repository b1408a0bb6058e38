import type { Log } from '../../log';
import type { BackChannel } from './back-channel';
import { Session, type Stream } from './session';

/** How often (ms) a silent session says that it is there; the client waits for one and a half times as long. */
export const KEEP_ALIVE_MS = 30_000;
/** A closed tab says nothing: its session ends when no back channel was open for so long. */
const EXPIRY_MS = 120_000;
const TICK_MS = 250;
/** A browser gives a host six connections: from four on, channels take turns so that other requests get through. */
const CROWD = 4;
const TURN_MS = 1_000;

/** The open sessions and what time does to them. */
export class Sessions {
  private readonly sessions = new Map<string, { session: Session; seenAt: number }>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly now: () => number,
    private readonly log: Log,
  ) {
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
  }

  open(stream: (send: (message: unknown) => void) => Stream): Session {
    const session = new Session(stream, this.log);
    this.sessions.set(session.sid, { session, seenAt: this.now() });
    return session;
  }

  find(sid: string): Session | undefined {
    return this.sessions.get(sid)?.session;
  }

  end(session: Session): void {
    this.sessions.delete(session.sid);
    session.close();
  }

  close(): void {
    clearInterval(this.timer);
    for (const { session } of [...this.sessions.values()]) this.end(session);
  }

  private tick(): void {
    const now = this.now();
    const open: { session: Session; channel: BackChannel }[] = [];
    for (const entry of this.sessions.values()) {
      const channel = entry.session.backChannel;
      if (!channel?.isOpen) {
        // A clock that was put back must not make the wait longer.
        entry.seenAt = Math.min(entry.seenAt, now);
        if (now - entry.seenAt > EXPIRY_MS) this.end(entry.session);
        continue;
      }
      entry.seenAt = now;
      // Also after a jump back, or the client would hear nothing until the clock has caught up.
      if (Math.abs(now - channel.sentAt) >= KEEP_ALIVE_MS) entry.session.noop();
      if (channel.isOpen) open.push({ session: entry.session, channel });
    }
    for (const { session, channel } of open) {
      const neighbours = open.filter((other) => other.channel.host === channel.host);
      if (neighbours.length < CROWD || Math.abs(now - channel.openedAt) < TURN_MS) continue;
      // A long poll that ends without a word would pass for one that failed.
      if (channel.isStreaming) channel.end();
      else session.noop();
    }
  }
}
