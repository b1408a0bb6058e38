export { ErrorBoundary } from './error-boundary';
export { hearFailures, type TellFailure } from './failures';
export type { HostApi, Session, Toast } from './host-api';
export {
  HostProvider,
  pageOwner,
  readAs,
  readerRole,
  useHost,
  useReaderRole,
  useSession,
} from './host-provider';
export { mayPreload, whenIdle, whenSettled } from './idle';
export { askAgain, beforeRetries, LazyPart, type PartState, usePart } from './lazy-part';
export { tellOutdated, useOutdated } from './outdated';
export { Store, useStore, Value } from './store';
export { listenToTracked, type TrackedEvent, track } from './track';
export {
  offerUndo,
  type UndoOffer,
  type UndoOutcome,
  type UndoProgress,
  useUndoOffer,
  withdrawUndo,
} from './undo-offer';
export { hasUnsavedText, whileTyping } from './unsaved-text';
export { type ActionOutcome, type ActionRun, useAction } from './use-action';
