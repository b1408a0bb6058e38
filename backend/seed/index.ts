export { decodeFields } from '@fm/workflows/rest-values';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts';
export type { SeedDocument } from './chronicle';
export { type DemoOptions, demoDocuments } from './demo';
export { pngOf } from './files/png';
export { type SeedOptions, type SeedReport, seed } from './seed';
export { SHAPE_PATH, shapeOfDemo } from './shape';
export { writeDocuments } from './write/rest';
