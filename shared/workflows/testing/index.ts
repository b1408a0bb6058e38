export { LOGINS, openTestDoor, type TestDoor } from './asking';
export { MemoryDatabase } from './memory-database';
