export { againstWords, type CompanionCount, companionWords } from './companions';
export { purgeDay } from './purge-day';
