/** Where two customers are merged, or one with another that is still to be chosen. */
export const mergeAddress = (keep: string, away?: string): string =>
  `/customers/merge?${new URLSearchParams({ keep, ...(away && { away }) })}`;
