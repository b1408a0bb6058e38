/**
 * Dispatched on the window before something that did not load is asked for again: areas then forget which of their modules
 * failed, and ask for their late files below `~<detail>/`, where servers and caches have no answer from before. Without a
 * detail that is over. An area that does not know it gives its old error until the page is loaded anew.
 */
export const RETRY_EVENT = 'fm-retry';
