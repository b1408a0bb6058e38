export { knownLocale } from './known-locale';
