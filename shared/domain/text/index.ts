export {
  filled,
  isEmail,
  isPhone,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredText,
  wholeNumber,
} from './text';
