/** Whether a script at an absolute address is one of the host's own: of this site, and of no area. */
export function isHostScript(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && !pathname.startsWith('/remotes/');
}
