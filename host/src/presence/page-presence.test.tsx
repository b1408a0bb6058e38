import type { Presence } from '@fm/data/presence';
import { sayWhatIsDone } from './page-presence';

/** What the presence of the page was told. */
const told: string[] = [];
const presence = {
  active: () => void told.push('active'),
  visible: (is: boolean) => void told.push(is ? 'in sight' : 'hidden'),
  stop: async () => undefined,
} as unknown as Presence;

function turn(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let end: () => void = () => undefined;
beforeEach(() => {
  told.length = 0;
});
afterEach(() => {
  end();
  turn('visible');
});

it('says from the start that a tab is hidden which was opened in the background', () => {
  turn('hidden');
  end = sayWhatIsDone(presence);
  expect(told).toEqual(['hidden']);
  turn('visible');
  expect(told).toEqual(['hidden', 'in sight']);
});

it('says from the start that a page is in sight, which may have lost its connection to somebody before', () => {
  end = sayWhatIsDone(presence);
  expect(told).toEqual(['in sight']);
  end();
  turn('hidden');
  expect(told).toEqual(['in sight']);
});
