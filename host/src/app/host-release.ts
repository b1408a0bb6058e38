/** Written into the code. */
declare const HOST_VERSION: string;

/** The release of the host that this page runs. Its page says which build it is; under development there is none. */
export const hostRelease = {
  version: HOST_VERSION,
  build: document.documentElement.dataset.build ?? 'dev',
} as const;
