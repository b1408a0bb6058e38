/** Where this browser remembers whom it is pushed to for. Alone in a file: the session looks before anything loads. */
export const DEVICE_KEY = 'fm.device';
