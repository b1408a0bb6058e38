export {
  ADMIN,
  can,
  isOnCrew,
  kindOfRole,
  MANAGER,
  mayMoveWorkOrder,
  PERMISSIONS,
  type Permission,
  ROLE_PERMISSIONS,
  type RoleKind,
  seesPrices,
} from './role';
