/**
 * What `work` gives, or what `late` gives or throws where it takes longer than `ms`. The work itself goes on. Rejects
 * where the work does so in time.
 */
export function waitAtMost<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, limit.then(late)]).finally(() => clearTimeout(timer));
}
