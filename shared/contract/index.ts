export { ADAPTERS, adapterFor, type ContractAdapter, takes } from './adapters/adapter';
export {
  type AppPath,
  type CommandEntry,
  defineRemote,
  MENU_ICONS,
  type MenuEntry,
  type MenuIcon,
  type PermissionEntry,
  type RemoteDescriptor,
  type RemoteId,
  type SearchEntry,
  WIDGET_SIZES,
  type WidgetEntry,
  type WidgetSize,
} from './descriptor';
export { HOST_PATHS } from './host-paths';
export type { Opening, RemoteModule, RemoteRoute, RouteHandle } from './module';
export { PREVIEW, type Preview } from './preview';
export { type Canary, REMOTE_PARTS, type Registry, type RegistryEntry, type RemotePart } from './registry';
export { RETRY_EVENT } from './retry-event';
export type { RemoteSearch, SearchHit, SearchOptions } from './search';
export { ContractError } from './validate/checks';
export { validateDescriptor } from './validate/descriptor';
export { validateHits, validateModule, validateSearch, validateWidgets } from './validate/modules';
export { validatePreview } from './validate/preview';
export { type ReadRegistry, readRegistry, validateRegistry } from './validate/registry';
export { validateHostPaths, validatePermissions, validateTogether } from './validate/together';
export { CONTRACT, majorOf, satisfies } from './version';
export type { RemoteWidgets } from './widgets';
