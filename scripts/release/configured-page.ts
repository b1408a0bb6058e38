import { createHash } from 'node:crypto';

/** How the host's page asks for the boot script. */
const BOOT = '<script src="/boot.js"></script>';

/** Names a content, in 16 hexadecimal digits: tags the page, and follows the boot script's address, so that a browser may keep it. */
export const contentVersion = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * The host's page as browsers get it: with what `/config.json` says in it, and with the version of the boot script it
 * asks for. So nothing is waited for before the page's own code runs that the browser has kept. A page without a boot
 * script stays as it is.
 */
export function configuredPage(html: string, boot: string | Buffer, config: object): string {
  // No text in it may end the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(
    BOOT,
    () =>
      `<script type="application/json" id="config">${json}</script><script src="/boot.js?${contentVersion(boot)}"></script>`,
  );
}
