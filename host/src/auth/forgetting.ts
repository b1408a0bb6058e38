import { DEVICE_KEY } from '../push/device-key';

/** Clears what this page holds of the records that were shown. */
export async function forgetCaches(): Promise<void> {
  try {
    const { clearData } = await import(/* webpackChunkName: "data" */ '@fm/data');
    clearData();
  } catch (error) {
    // Only a page that never loaded the data layer gets here, and it has nothing to forget.
    console.warn('The data layer could not be loaded to be cleared.', error);
  }
}

/** Removes what this person typed and did not save, from this browser. */
export async function forgetDrafts(uid: string): Promise<void> {
  try {
    const { forgetDrafts: forget } = await import(/* webpackChunkName: "data" */ '@fm/data');
    await forget(uid);
  } catch (error) {
    console.error('Unsaved text could not be removed at Logout.', error);
  }
}

/** Has this browser get no push messages any more. */
export async function forgetDevice(): Promise<void> {
  if (localStorage.getItem(DEVICE_KEY) === null) return;
  try {
    const { forgetThisDevice } = await import('../push/this-device');
    await forgetThisDevice();
  } catch (error) {
    console.error('This browser could not be taken out of push messages.', error);
  }
}
