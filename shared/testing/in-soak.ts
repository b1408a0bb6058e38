/**
 * How much a test does of what could go on for hours: `often` in each run, `soak` in `npm run soak`, which runs again
 * every test that imports this.
 */
export const inSoak = <Amount>(soak: Amount, often: Amount): Amount =>
  process.env.SOAK === 'true' ? soak : often;
