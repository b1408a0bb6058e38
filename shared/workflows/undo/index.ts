export { backPatch } from './back-patch';
export { patchBetween, type WayBack, wayBack, withValue } from './way-back';
