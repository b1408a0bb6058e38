export { purgeDay } from './purge-day';
export { againstText, type RelatedCount, relatedText } from './related';
