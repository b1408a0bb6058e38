import { COMMANDS } from '@fm/workflows/commands';
import { onCall } from 'firebase-functions/https';
import { PLACE } from '../place';

/**
 * Names of the commands that these functions know. For everybody: whoever releases an area asks whether it would send
 * others, and a name says nothing that the app's own files do not say.
 */
export const knownCommands = onCall({ ...PLACE, maxInstances: 1 }, () => COMMANDS.map(({ name }) => name));
