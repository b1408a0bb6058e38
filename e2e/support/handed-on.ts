/** A window that tests hand on to each other: the first one opens it. After a failure the next one does, in another worker. */
export function handedOn<Window>(open: () => Promise<Window>) {
  let opened: Promise<Window> | undefined;
  return (test: (window: Window) => Promise<void>) => async (): Promise<void> => {
    opened ??= open();
    await test(await opened);
  };
}
