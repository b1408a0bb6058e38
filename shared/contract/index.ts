export {
  type AppPath,
  defineRemote,
  MENU_ICONS,
  type MenuEntry,
  type MenuIcon,
  type RemoteDescriptor,
  type RemoteId,
} from './descriptor';
export type { RemoteModule, RemoteRoute } from './module';
export type { Registry, RegistryEntry } from './registry';
export {
  ContractError,
  validateDescriptor,
  validateModule,
  validateRegistry,
  validateTogether,
} from './validate';
export { CONTRACT, satisfies } from './version';
