import { type Outcome, run } from '@fm/data';
import { isForgotten } from '@fm/domain/device';
import { firebaseSettings } from '@fm/firebase/app';
import { beginPushing, canBePushedTo, endPushing } from '@fm/firebase/messaging';
import { waitAtMost } from '../app/wait-at-most';
import { deviceName } from './device-name';
import { keepDevice, keptDevice } from './kept-device';

const WORKER = '/firebase-messaging-sw.js';
/** A folder in which no page lies: the worker answers for none. The service's own client uses the same one. */
const SCOPE = '/firebase-cloud-messaging-push-scope';
/** How long a browser may take to be registered by its push service, in milliseconds. */
const ANSWER_MS = 20_000;
/** How long Logout waits for servers to hear of it, in milliseconds. */
const FAREWELL_MS = 2_000;

/** Whether this browser is pushed to for who is signed in, and if not, whether it could be. */
export type PushState = 'on' | 'off' | 'blocked' | 'impossible';

/** What this browser says now. */
export async function pushState(uid: string): Promise<PushState> {
  if (!(await canBePushedTo())) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return keptDevice()?.uid === uid && Notification.permission === 'granted' ? 'on' : 'off';
}

const unreachable: Outcome<never> = {
  ok: false,
  failure: {
    kind: 'unreachable',
    message: 'The push service of this browser does not answer. Please try again in a moment.',
  },
};

/**
 * Asks the person whether this browser may show notifications, and has it pushed to where it may. To be called after a
 * click; `pushState` says what came of it.
 */
export async function turnPushOn(uid: string): Promise<Outcome<unknown>> {
  const answer = await Notification.requestPermission();
  return answer === 'granted' ? register(uid) : { ok: true, value: undefined };
}

async function register(uid: string): Promise<Outcome<unknown>> {
  let id: string;
  try {
    const worker = await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE });
    id = await waitAtMost(ANSWER_MS, beginPushing(worker), () => {
      throw new Error('The push service did not answer.');
    });
  } catch (error) {
    console.warn('This browser could not be registered for push messages.', error);
    return unreachable;
  }
  const outcome = await run(
    'users.registerDevice',
    { id, name: deviceName(navigator.userAgent) },
    { keep: false },
  );
  if (outcome.ok) keepDevice({ uid, id, seenAt: Date.now() });
  return outcome;
}

/** The worker learns from its address which project it belongs to: it is no part of any page. */
function workerAddress(): string {
  const { apiKey, projectId, appId = '', messagingSenderId = '', vapidKey = '' } = firebaseSettings().project;
  return `${WORKER}?${new URLSearchParams({ apiKey, projectId, appId, messagingSenderId, vapidKey })}`;
}

/** Has nothing pushed to one of the own devices any more: this one, or another one. */
export async function removeDevice(id: string): Promise<Outcome<unknown>> {
  const removed = await run('users.removeDevice', { id }, { keep: false });
  if (removed.ok && keptDevice()?.id === id) await leaveService();
  return removed;
}

/** At Logout: takes this browser out, waiting 2 seconds at most. Never rejects. */
export async function forgetThisDevice(): Promise<void> {
  const kept = keptDevice();
  if (!kept) return;
  const removal = run('users.removeDevice', { id: kept.id }, { keep: false });
  await waitAtMost<unknown>(FAREWELL_MS, Promise.allSettled([removal, leaveService()]), () => undefined);
}

/** Whatever the service answers: without its worker nothing is shown, and a message finds nobody. */
async function leaveService(): Promise<void> {
  keepDevice(undefined);
  const left = endPushing().catch((error: unknown) =>
    console.warn('The push service did not hear of it.', error),
  );
  await waitAtMost(FAREWELL_MS, left, () => undefined);
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  await worker?.unregister();
}

/**
 * Once the page has settled: says again after a week that this browser is there. One that is pushed to for somebody
 * else, whose session ended without a Logout here, is taken out.
 */
export async function keepPushing(uid: string): Promise<void> {
  const kept = keptDevice();
  if (!kept) return;
  if (kept.uid !== uid) await leaveService();
  else if (Notification.permission === 'granted' && isForgotten(new Date(kept.seenAt), new Date()))
    await register(uid);
}
