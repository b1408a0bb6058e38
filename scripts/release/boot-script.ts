import type { Registry } from '@fm/contract';
import { type HostBuild, takesContract } from './host-build';

/** One file to preload, with the hash its script or stylesheet will be asked for with; empty without one. */
export type Preload = readonly [href: string, integrity: string];

/** What is preloaded: `everywhere` on each page behind the sign-in, and more by path. */
export interface Preloads {
  readonly everywhere: readonly Preload[];
  readonly paths: Readonly<Record<string, readonly Preload[]>>;
}

/** Parts of the host as its sources import them. */
const SHELL = ['../shell/shell', '../shell/reminder-bell', '@fm/firebase/firestore', './container'];
const HOST_PATHS = { '/': ['../overview/overview'], '/profile': ['../profile/profile'] };

/** What a signed-in page is going to ask for, from what was built; `integrity` by file of the host. */
export function preloadsOf(
  host: HostBuild,
  registry: Registry,
  integrity: Readonly<Record<string, string>>,
): Preloads {
  const hashes = new Map(Object.entries(integrity).map(([file, hash]) => [`/${file}`, hash]));
  const hashed = (files: readonly string[]) => files.map((file): Preload => [file, hashes.get(file) ?? '']);
  const filesOf = (parts: readonly string[]) =>
    parts.flatMap((part) => (host.parts[part] ?? []).map((file) => `/${file}`));
  const shown = registry.remotes.filter(
    ({ enabled, descriptor }) => enabled && takesContract(host, descriptor.contract),
  );
  for (const { base, integrity } of shown)
    for (const [file, hash] of Object.entries(integrity)) hashes.set(base + file, hash);
  const cards = shown.flatMap(({ base, parts }) => (parts?.widgets ?? []).map((file) => base + file));
  const ofHost = Object.entries(HOST_PATHS).map(
    ([path, parts]) => [path, [...filesOf(parts), ...(path === '/' ? cards : [])]] as const,
  );
  const ofAreas = shown.flatMap(({ descriptor, needs, base, integrity, manifest, parts }) => {
    const own = parts?.module ?? Object.keys(integrity).filter((file) => file !== manifest);
    const files = [...filesOf(needs), ...own.map((file) => base + file)];
    return descriptor.paths.map((path) => [path, files] as const);
  });
  const everywhere = [...new Set(filesOf(SHELL))];
  const more = [...ofHost, ...ofAreas].map(
    ([path, files]) =>
      [path, hashed([...new Set(files)].filter((file) => !everywhere.includes(file)))] as const,
  );
  return { everywhere: hashed(everywhere), paths: Object.fromEntries(more) };
}

/**
 * A script, in the page before all others: sets the chosen theme, so that nothing is painted in another one, and
 * preloads for a returning user what otherwise starts only after the session check, with the very hashes: a browser
 * throws away a preload without them. A file of its own because the content security policy allows no script in the
 * page; older syntax and no names because it runs before anything else.
 */
export function bootScript({ everywhere, paths }: Preloads): string {
  const code = `(function (everywhere, paths) {
  var theme = localStorage.getItem('fm.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (!localStorage.getItem('fm.email')) return;
  var here = location.pathname;
  var own = Object.keys(paths).filter(function (path) { return here === path || here.indexOf(path + '/') === 0; });
  everywhere.concat(own.length ? paths[own[0]] : []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = /\\.css$/.test(file[0]) ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    if (file[1]) link.integrity = file[1];
    link.href = file[0];
    document.head.appendChild(link);
  });
})`;
  // Counted among the bytes before sign-in. No text in the code has a blank beside one of these signs.
  const compact = code.replace(/\s*([=?:+&|{}();,!])\s*/g, '$1');
  return `${compact}(${JSON.stringify(everywhere)},${JSON.stringify(paths)});\n`;
}
