export { purgeDay } from './purge-day';
