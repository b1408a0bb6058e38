import { killUnderCommands } from './kill-under-commands';

const MOST_MS = 60_000;
const WORKING_MS = 250;
const SEED = 1;

jest.setTimeout(2 * MOST_MS);

/** The short form of what `npm run soak` does. */
it('commands are carried out once each, with their triggers, through kill -9 of backend and functions', async () => {
  const { kills, acknowledged, triggered, faults } = await killUnderCommands(
    2,
    SEED,
    Date.now() + MOST_MS,
    WORKING_MS,
  );
  expect({ kills, faults }).toEqual({ kills: 2, faults: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(triggered).toBe(acknowledged);
});
