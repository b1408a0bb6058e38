export { patchBetween, valueAt, type WayBack, wayBack, withValue } from './way-back';
