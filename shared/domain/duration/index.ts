export { durationText, optionalDuration, parseDuration } from './duration';
