export { ENTITY_LABELS, type EntityName, type EntityType, entityAddress, entityLabel } from './entity';
