import type { Registry } from '@fm/contract';
import type { HostBuild } from './host-build';

/** What is preloaded: `shell` on every page, and by path what its area needs. */
export interface Preloads {
  readonly shell: readonly string[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

/** Parts of the host that every signed-in page loads. */
const SHELL_PARTS = ['./container', './shell/shell'];

const absolute = (files: readonly string[]) => files.map((file) => `/${file}`);

/** What a signed-in page is going to ask for, from what was built. */
export function preloadsOf(host: HostBuild, registry: Registry): Preloads {
  const filesOf = (parts: readonly string[]) => absolute(parts.flatMap((part) => host.parts[part] ?? []));
  const areas = registry.remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ descriptor, needs, base, integrity, manifest }) => {
      const own = Object.keys(integrity).filter((file) => file !== manifest);
      const files = [...filesOf(needs), ...own.map((file) => base + file)];
      return descriptor.paths.map((path) => [path, [...new Set(files)]] as const);
    });
  return { shell: [...new Set(filesOf(SHELL_PARTS))], areas: Object.fromEntries(areas) };
}

/**
 * A script, in the page before all others, that preloads for a returning user what otherwise starts only after the
 * session check. A file of its own because the content security policy allows no script in the page; older syntax and
 * no names because it runs before anything else.
 */
export function bootScript({ shell, areas }: Preloads): string {
  return `(function (shell, areas) {
  if (!localStorage.getItem('fm.email')) return;
  var path = location.pathname;
  var own = Object.keys(areas).filter(function (area) { return path === area || path.indexOf(area + '/') === 0; });
  shell.concat(own.length ? areas[own[0]] : []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = /\\.css$/.test(file) ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.appendChild(link);
  });
})(${JSON.stringify(shell)}, ${JSON.stringify(areas)});
`;
}
