import { test } from '@playwright/test';

/** What browser tests are written with. */
export { expect } from '@playwright/test';
export const it = test;
export const { afterAll, afterEach, beforeAll, beforeEach, describe } = test;
