export { knownLocale } from './known-locale';
export { listed } from './listed';
