export { isPhone, phoneKeyOf, properPhone } from './phone';
export { isSeen, skeletonOf } from './seen';
export {
  filled,
  isEmail,
  optionalEmail,
  optionalName,
  optionalPhone,
  optionalText,
  optionalUrl,
  personName,
  requiredText,
  wholeNumber,
} from './text';
