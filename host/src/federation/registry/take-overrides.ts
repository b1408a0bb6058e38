/**
 * Takes the overrides and previews that the page's address asks for and removes them from it: reloading the page after
 * "Clear" must not bring them back.
 */
export async function takeOverrides(): Promise<void> {
  if (!/[?&](override|preview)=/.test(location.search)) return;
  const { federation } = await import(/* webpackChunkName: "shell" */ '../federation');
  history.replaceState(null, '', federation().overrides.take(new URL(location.href)));
}
