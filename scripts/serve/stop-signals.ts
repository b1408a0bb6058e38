/** Resolves when somebody asks the process to stop; asked a second time it stops at once. */
export function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(1));
      });
  });
}
