/**
 * A window that tests hand on to each other. One that fails hands nothing on: its second try, and whoever is next, begin
 * in a new one.
 */
export function handedOn<Window>(open: () => Promise<Window>) {
  let left: Window | undefined;
  return <Args extends readonly unknown[]>(test: (window: Window, ...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      const window = left ?? (await open());
      left = undefined;
      await test(window, ...args);
      left = window;
    };
}
