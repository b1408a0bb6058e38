/** The moment of every commit in these tests. */
export const NOW = new Date('2026-11-20T09:00:00.000Z');
