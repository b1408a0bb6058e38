/**
 * Takes the overrides that the page's address asks for and removes them from it: reloading the page after "Clear" must
 * not bring them back. For environments that allow overrides.
 */
export async function takeOverrides(): Promise<void> {
  const address = new URL(location.href);
  if (!address.searchParams.has('override')) return;
  const { federation } = await import(/* webpackChunkName: "shell" */ '../federation');
  const rest = federation().overrides?.take(address);
  if (rest) history.replaceState(null, '', rest);
}
