export { ErrorBoundary } from './error-boundary';
export type { HostApi, Session, Toast } from './host-api';
export { HostProvider, useHost, useSession } from './host-provider';
export { hasUnsavedText, whileTyping } from './unsaved-text';
