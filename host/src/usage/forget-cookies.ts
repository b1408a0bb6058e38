/**
 * Takes back what Google's script keeps in this browser to know it again. The script keeps that for the widest domain it
 * may, which a page is not told: each one above this host is tried.
 */
export function forgetCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_ga(?:_|$)/.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
