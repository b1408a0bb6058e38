/**
 * Takes the overrides, previews and areas to show alone that the page's address asks for and removes them from it:
 * reloading the page after "Clear" must not bring them back.
 */
export async function takeOverrides(): Promise<void> {
  if (!/[?&](override|preview|only)=/.test(location.search)) return;
  const { federation } = await import(/* webpackChunkName: "shell" */ '../federation');
  const { overrides, only } = federation();
  history.replaceState(null, '', only.take(overrides.take(new URL(location.href))));
}
