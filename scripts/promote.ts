import { asked } from './release/asked-area';
import { changeStore } from './release/open-store';
import { promoteCanary, spreadCanary } from './release/put-canary';
import { ReleaseError } from './release/release-error';
import { whoReleases } from './release/who-releases';
import { runAsCommand } from './terminal';

const USAGE = `Usage:
  npm run promote -- <area>                  gives all people the release that some have
  npm run promote -- <area> --percent 50     gives it to so many`;

/** `npm run promote -- <area>`: gives a release that some people have to more of them, or to all. Nothing is built. */
await runAsCommand(async () => {
  const { words, to, percent } = asked(process.argv.slice(2), USAGE, { spreads: true });
  const [id, ...more] = words;
  if (id === undefined || more.length > 0 || to !== undefined) throw new ReleaseError(USAGE);
  const by = whoReleases();
  if (percent === undefined) {
    const { from, to: promoted, revision } = await changeStore((dist) => promoteCanary(dist, id, by));
    return console.log(
      `${id} ${promoted} is released for all (revision ${revision}), after ${from}. Back: npm run rollback -- ${id}`,
    );
  }
  const { to: release } = await changeStore((dist) => spreadCanary(dist, id, { percent, by }));
  console.log(`${id} ${release} is released for ${percent} % of people.`);
});
