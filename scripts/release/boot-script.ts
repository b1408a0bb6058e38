import type { Registry } from '@fm/contract';
import { rspack } from '@rspack/core';
import { type HostBuild, takesContract } from './host-build';
import { STORAGE_SCRIPT } from './storage-script';

/** One file to preload, with the hash its script or stylesheet will be asked for with; empty without one. */
export type Preload = readonly [href: string, integrity: string];

/** What is preloaded, in this order: `everywhere` on each page behind the sign-in, and more by path. */
export interface Preloads {
  readonly everywhere: readonly Preload[];
  readonly paths: Readonly<Record<string, readonly Preload[]>>;
}

const { minifySync } = rspack.experiments.swc;

/** Parts of the host as its sources import them, in the order in which they are needed. */
export const SHELL = [
  '@fm/firebase/firestore',
  '../shell/shell',
  './company-settings',
  './loading/container',
];
/** Where the areas are listed, unless the server's settings say otherwise. */
const REGISTRY: Preload = ['/registry.json', ''];
export const HOST_PATHS = { '/': ['../overview/overview'], '/profile': ['../profile/profile'] };

/** What a signed-in page is going to ask for, from what was built; `integrity` by file of the host. */
export function preloadsOf(
  host: HostBuild,
  registry: Registry,
  integrity: Readonly<Record<string, string>>,
): Preloads {
  const hashes = new Map(Object.entries(integrity).map(([file, hash]) => [`/${file}`, hash]));
  // Browsers complain of a hash where they check none.
  const hashOf = (file: string) => (file.endsWith('.json') ? '' : (hashes.get(file) ?? ''));
  const hashed = (files: readonly string[]) => files.map((file): Preload => [file, hashOf(file)]);
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
    const files = [base + manifest, ...filesOf(needs), ...own.map((file) => base + file)];
    return descriptor.paths.map((path) => [path, files] as const);
  });
  const everywhere = [...new Set(filesOf(SHELL))];
  const more = [...ofHost, ...ofAreas].map(
    ([path, files]) =>
      [path, hashed([...new Set(files)].filter((file) => !everywhere.includes(file)))] as const,
  );
  // After the database, which everything waits for.
  return { everywhere: hashed(everywhere).toSpliced(1, 0, REGISTRY), paths: Object.fromEntries(more) };
}

/**
 * A script, in the page before all others: has the browser refuse text as markup and as code, but for the empty text
 * that a kept library clears its place with (where scripts may come from, the policy for contents says), sets the chosen
 * theme, so that nothing is painted in another one, shows the sign-in form that stands in the page at once where this
 * browser stores no session, with the company's name, and preloads what comes after the session
 * check or the sign-in, with the very hashes: a browser throws away a preload without them. For who signs in that begins
 * with the form painted, the database alone until the smaller of its two scripts is there; on
 * `/login` itself, which anybody may open, with the first sign of somebody there. It is a prefetch then: a browser
 * complains of a preload that waits. A file of its own because the content security policy allows no script in the page;
 * older syntax because it runs before anything else.
 */
export function bootScript({ everywhere, paths }: Preloads): string {
  const code = `(function (everywhere, paths) {
  self.trustedTypes && trustedTypes.createPolicy('default', {
    createScriptURL: String,
    createHTML: function (text) { return text && null; },
  });
  ${STORAGE_SCRIPT}
  var theme = localStorage.getItem('fm.theme');
  var net = navigator.connection;
  var path = location.pathname;
  var trip = history.state && history.state.usr;
  var here = path === '/login' || path === '/forgot-password' ? (trip && trip.from) || '' : path;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    self.fmInstall = event;
  });
  // The first file, the database's, is a third of all: what shares the connection with it keeps the first question
  // waiting. Three at a time fill the connection; once it is there the others come together.
  function preload(rel) {
    var asked = (here || '/').split(/[?#]/)[0];
    var own = Object.keys(paths).filter(function (one) { return (asked + '/').indexOf(one + '/') === 0; });
    var files = everywhere.concat(own.length ? paths[own[0]] : []);
    var first = files[0];
    function next() {
      var file = files.shift();
      if (!file) return;
      var link = document.createElement('link');
      link.onload = link.onerror = file === first ? all : next;
      link.rel = rel;
      link.as = /\\.css$/.test(file[0]) ? 'style' : /\\.json$/.test(file[0]) ? 'fetch' : 'script';
      link.crossOrigin = 'anonymous';
      if (file[1]) link.integrity = file[1];
      link.href = file[0];
      document.head.appendChild(link);
    }
    function all() {
      while (files[0]) next();
    }
    next();
    return function () {
      next();
      next();
    };
  }
  if (/firebase:authUser:/.test(Object.keys(localStorage))) return preload('preload')();
  document.addEventListener('readystatechange', function () {
    var first = document.querySelector('template');
    if (!first || document.readyState !== 'interactive' || path === '/forgot-password' || !navigator.onLine) return;
    var root = document.getElementById('root');
    root.appendChild(first.content);
    var told = document.getElementById('config');
    if (told) root.querySelector('header p').textContent = JSON.parse(told.textContent).companyTitle;
    var form = document.forms[0];
    form.onsubmit = function (event) {
      event.preventDefault();
      event.submitter.dataset.pressed = '';
    };
    addEventListener('error', function (event) {
      if (event.target.tagName !== 'SCRIPT' || !form.onsubmit) return;
      var alert = document.createElement('p');
      alert.setAttribute('role', 'alert');
      alert.textContent = 'The page did not load completely. Please reload it.';
      form.before(alert);
      form.onsubmit = null;
      form.inert = true;
    }, true);
    form.onclick = function (event) {
      var button = event.target.closest('[type=button]');
      if (button) button.dataset.pressed = '';
    };
  });
  if (net && (net.saveData || /2g/.test(net.effectiveType))) return;
  var more;
  // The database alone beside the form's scripts, which would else leave the connection idle when they are there.
  function begin() {
    return more || (more = preload(document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload'));
  }
  function fetchAhead() {
    removeEventListener('keydown', fetchAhead);
    removeEventListener('pointerdown', fetchAhead);
    begin()();
  }
  if (here) new PerformanceObserver(function (list, watch) {
    list.getEntries().forEach(function (one) {
      if (/\\/main\\.[^/]*css$/.test(one.name)) begin();
      if (!/\\/main\\.[^/]*js$/.test(one.name)) return;
      watch.disconnect();
      fetchAhead();
    });
  }).observe({ type: 'resource', buffered: true });
  else addEventListener('load', function () {
    addEventListener('keydown', fetchAhead);
    addEventListener('pointerdown', fetchAhead);
  });
})`;
  // Counted among the bytes before sign-in.
  return minifySync(`${code}(${JSON.stringify(everywhere)},${JSON.stringify(paths)});`, {
    compress: { passes: 3 },
    mangle: true,
  }).code;
}
