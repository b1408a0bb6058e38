/**
 * Dispatched on the window before something that did not load is asked for again: areas then forget which of their modules
 * failed. An area that does not know it gives its old error until the page is loaded anew.
 */
export const RETRY_EVENT = 'fm-retry';
