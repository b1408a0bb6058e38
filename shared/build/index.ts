export { readDescriptor, readDescriptors, remoteIds } from './apps';
export { hostBuildId, releaseOf } from './build-id';
export { ForbidBundled, hostOnly } from './forbid-bundled';
export { hostConfig } from './host-config';
export { DIST, ROOT, remoteFolder } from './paths';
export { containerName, type Release, releaseFolder } from './release';
export { remoteConfig } from './remote-config';
export { SHARED_MODULES } from './shared-modules';
export { consumedFromHost, sharedVersions } from './shared-versions';
