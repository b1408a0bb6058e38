export { PASSWORD_MIN_LENGTH, type PasswordOwner, passwordFault } from './password';
