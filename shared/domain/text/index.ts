export { isSeen, skeletonOf } from './seen';
export {
  filled,
  isEmail,
  isPhone,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalText,
  optionalUrl,
  personName,
  phoneKeyOf,
  requiredText,
  wholeNumber,
} from './text';
