export { refuseOwn } from './access';
export { bindEmployee } from './bind-employee';
export { remindersOf } from './bind-prepared';
export { userCommands } from './commands';
export { endLogin } from './end-login';
export { keepLoginName, peopleNamed } from './login-name';
export { usersWithEmail } from './save-user';
