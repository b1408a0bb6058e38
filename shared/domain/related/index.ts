export { RELATED_RECORDS, type RelatedRecords } from './related';
