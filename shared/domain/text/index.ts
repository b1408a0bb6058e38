export {
  filled,
  isEmail,
  isPhone,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalUrl,
  phoneKeyOf,
  requiredText,
  wholeNumber,
} from './text';
