export { readDescriptor, readDescriptors, remoteIds } from './apps';
export { functionsBuildId, hostSources, remoteSources } from './build-id';
export { type FirstForm, firstFormConfig } from './first-form-config';
export { ForbidBundled, hostOnly } from './forbid-bundled';
export { functionsConfig } from './functions-config';
export { galleryConfig } from './gallery-config';
export { hostConfig } from './host-config';
export {
  BUILDS,
  FUNCTIONS_FOLDER,
  FUNCTIONS_OUTPUT,
  isBucket,
  ROOT,
  remoteFolder,
  SITE,
  STORE,
} from './paths';
export { pushWorkerConfig } from './push-worker-config';
export { IMPORTS } from './record-imports';
export { containerName, type Release, releaseFolder } from './release';
export { remoteConfig, unnamedRelease } from './remote-config';
export { OWN_SHARED, SHARED_MODULES } from './shared-modules';
export { consumedFromHost, sharedVersions } from './shared-versions';
