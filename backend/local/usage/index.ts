export { Meter } from './meter';
export { Usage, type UsageReport } from './usage';
