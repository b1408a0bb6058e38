/** State of the link that leads to a paper which is to be printed as soon as it is there. */
export const printAtOnce = { printAtOnce: true } as const;
