import type { RegistryEntry } from '@fm/contract';

/** One file that the browser is asked to have ready; resolves to false when no answer comes in time. */
function prefetch(href: string, integrity: string | undefined, withinMs: number): Promise<boolean> {
  const link = document.createElement('link');
  const as = /\.css$/.test(href) ? 'style' : /\.json$/.test(href) ? 'fetch' : 'script';
  // Safari knows no prefetch, and would never answer one.
  const rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload';
  Object.assign(link, { rel, as, href, crossOrigin: 'anonymous' });
  if (integrity) link.integrity = integrity;
  return new Promise((resolve) => {
    const end = (answered: boolean) => {
      clearTimeout(timer);
      // A tag that stays would be taken for a try of the area's own.
      link.remove();
      resolve(answered);
    };
    const timer = setTimeout(() => end(false), withinMs);
    // What is missing is missed, and told, when somebody opens the area.
    for (const name of ['load', 'error']) link.addEventListener(name, () => end(true));
    document.head.append(link);
  });
}

/**
 * Has the browser fetch what opening an area runs at once, with the hashes it will be asked for with, and runs nothing of
 * it. Resolves to false when its server hangs.
 */
export async function prefetchFiles(entry: RegistryEntry): Promise<boolean> {
  const { base, manifest, parts, integrity, timeoutMs } = entry;
  const files = new Set([manifest, ...(parts?.module ?? Object.keys(integrity))]);
  const answered = await Promise.all(
    [...files].map((file) =>
      prefetch(new URL(base + file, document.baseURI).href, integrity[file], timeoutMs),
    ),
  );
  return answered.every(Boolean);
}
