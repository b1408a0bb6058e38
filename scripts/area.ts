import { asked } from './release/asked-area';
import { listReleases } from './release/list-releases';
import { changeStore, readStore } from './release/open-store';
import { endPreview } from './release/previews';
import { ReleaseError } from './release/release-error';
import { removeArea, switchOff, switchOn } from './release/switch-area';
import { whoReleases } from './release/who-releases';
import { runAsCommand } from './terminal';

const USAGE = `Usage:
  npm run area -- off <area> "<what people are told>"   switches an area off
  npm run area -- on <area>                             switches it on again
  npm run area -- remove <area>                         takes it out of the registry
  npm run area -- end-preview <area> <release>          nobody opens this preview any more`;

/** What each word after `npm run area --` does, with what stands after the area; gives the line to print. */
const COMMANDS: Readonly<Record<string, (id: string, by: string, more: string) => Promise<string>>> = {
  async off(id, by, notice) {
    if (notice === '') throw new ReleaseError(`Say what people are told while ${id} is off.\n${USAGE}`);
    await changeStore((dist) => switchOff(dist, id, notice, by));
    return `${id} is off: new pages at once, open ones within 5 minutes. People read: ${notice}`;
  },
  async on(id, by) {
    await changeStore((dist) => switchOn(dist, id, by));
    return `${id} is on.`;
  },
  async remove(id, by) {
    await changeStore((dist) => removeArea(dist, id, by));
    return `${id} is out of the registry; its next deployment puts it back.`;
  },
  async 'end-preview'(id, _, release) {
    await changeStore((dist) => endPreview(dist, id, release));
    return `The preview ${release} of ${id} has ended: no address opens it. A tab that shows it keeps it until it is reloaded.`;
  },
};

/** Words that are followed by more than an area. */
const MORE = ['off', 'end-preview'];

/** `npm run area -- off|on|remove|end-preview <area>`: what operators say about an area. */
await runAsCommand(async () => {
  const [word = '', id, ...rest] = asked(process.argv.slice(2), USAGE).words;
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (!command || id === undefined || (!MORE.includes(word) && rest.length > 0))
    throw new ReleaseError([USAGE, ...(await readStore(listReleases))].join('\n'));
  console.log(await command(id, whoReleases(), rest.join(' ').trim()));
});
