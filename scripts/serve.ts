import { followStore } from './release/open-store';
import { serveUntilStopped } from './serve/serve-until-stopped';
import { runAsCommand } from './terminal';

/** `npm run serve`: serves the release store as production does, and does nothing else: nothing is built. */
await runAsCommand(async () => serveUntilStopped(await followStore()));
