/** Written into the build. */
declare const HOST_RELEASE: { readonly version: string; readonly build: string };

/** The release of the host that this page runs. */
export const hostRelease = HOST_RELEASE;
