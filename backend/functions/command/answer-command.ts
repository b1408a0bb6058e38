import { answerCommand as answered, type Caller, type CommandAnswer } from '@fm/workflows/command';
import { COMMANDS } from '@fm/workflows/commands';
import { database } from '../database';
import { firestoreDatabase } from './firestore-database';

/** Answers a command of a signed-in person on the project's own database. */
export const answerCommand = (caller: Caller, request: unknown): Promise<CommandAnswer> =>
  answered(
    { database: firestoreDatabase(database()), commands: COMMANDS, now: () => new Date() },
    caller,
    request,
  );
