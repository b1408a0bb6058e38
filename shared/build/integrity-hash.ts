/**
 * The hash by which browsers know a file, for what the bundler writes as for the registry and the boot script: a preload
 * with another one than its script asks for is thrown away. The shortest that they take: who signs in waits for a
 * hundred of them.
 */
export const INTEGRITY_HASH = 'sha256';
