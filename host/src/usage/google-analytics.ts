import { bucketOf } from '@fm/domain/usage';
import type { TrackedEvent } from '@fm/platform';
import type { UsagePlace } from './use-counter';

type Service = typeof import('@fm/firebase/analytics');

/** Of roles no more than this: a company has one administrator, whom the name of the role would be. */
export type Who = 'office' | 'crew';

/** Ends of the buckets of how many records a command was about; the last bucket has none. */
const ITEMS_ENDS = [2, 11, 51] as const;

/** Events that wait until Google's script has come. */
const MOST_WAITING = 50;

/** Tells Google Analytics what is tracked, from the moment that the person agrees until they change their mind. */
export class GoogleAnalytics {
  #service: Service | undefined;
  #isOn = false;
  #who: Who = 'crew';
  #waiting: (() => void)[] = [];

  /** Loads what is needed. Does nothing where it does not come: nobody waits for it. */
  async start(who: Who): Promise<void> {
    this.#isOn = true;
    this.#who = who;
    try {
      const service = await import('@fm/firebase/analytics');
      if (!this.#isOn || !(await service.startAnalytics())) return;
      // Who changed their mind while it came.
      if (!this.#isOn) return service.stopAnalytics();
      this.#service = service;
      for (const tell of this.#waiting.splice(0)) tell();
    } catch (error) {
      console.warn('Google Analytics did not come.', error);
    }
  }

  stop(): void {
    this.#isOn = false;
    this.#waiting = [];
    this.#service?.stopAnalytics();
    this.#service = undefined;
  }

  /** Tells an event that happened on a screen, as it is counted here: no more than that. */
  tell(event: TrackedEvent, screen: string, place: UsagePlace): void {
    if (!this.#isOn) return;
    const send = () => this.#service?.tellAnalytics(...eventArguments(event, screen, place, this.#who));
    if (this.#service) send();
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(send);
  }
}

function eventArguments(
  event: TrackedEvent,
  screen: string,
  { area, build, host }: UsagePlace,
  who: Who,
): Parameters<Service['tellAnalytics']> {
  const where = { area, build, host_build: host, role: who };
  switch (event.kind) {
    case 'screen':
      return [
        'screen_view',
        event.name,
        { ...where, firebase_screen: event.name, firebase_screen_class: area, ...bucket(event.ms) },
      ];
    case 'action':
      return [
        'command',
        screen,
        {
          ...where,
          command: event.name,
          outcome: event.outcome,
          ...bucket(event.ms),
          ...itemsOf(event.items),
        },
      ];
    case 'failure':
      return ['failure', screen, { ...where, failure: event.name }];
  }
}

/** Which bucket of durations, from 0. */
const bucket = (ms: number | undefined) => (ms === undefined ? {} : { duration_bucket: bucketOf(ms) });

/** Which bucket of how many: one, up to ten, up to fifty, more. */
function itemsOf(items: number | undefined): { readonly items_bucket?: number } {
  if (items === undefined) return {};
  const bucket = ITEMS_ENDS.findIndex((end) => items < end);
  return { items_bucket: bucket < 0 ? ITEMS_ENDS.length : bucket };
}
