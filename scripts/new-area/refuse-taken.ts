import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';
import type { RemoteDescriptor } from '@fm/contract';
import { StartError } from '../serve/start-error';
import type { AreaNames } from './names';

/** Addresses and files that the host or its server answer to. */
const OF_THE_HOST = [
  'boot',
  'config',
  'forgot-password',
  'functions',
  'host',
  'login',
  'overview',
  'profile',
  'registry',
  'remotes',
  'status',
];

/** Words that cannot name a constant or a type in our files. */
const OF_THE_LANGUAGE =
  /^(arguments|array|await|boolean|break|case|catch|class|const|continue|date|debugger|default|delete|do|else|enum|error|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|map|new|null|number|object|package|private|promise|protected|public|record|return|set|static|string|super|switch|symbol|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

/** Names of the kit and of types that the area's files use beside their own. */
const OF_THE_FILES = /^(button|column|control|field|list|no|new|page|props|row|step|stored|view)$/;

/** Refuses a name that something else has already, with a StartError that says what. */
export async function refuseTaken(
  { many, one }: AreaNames,
  areas: readonly RemoteDescriptor[],
): Promise<void> {
  const refuse = (name: string, why: string): never => {
    throw new StartError(`"${name}" cannot be taken: ${why}. Choose another name.`);
  };
  if (OF_THE_HOST.includes(many.kebab)) refuse(many.kebab, `/${many.kebab} belongs to the host`);
  for (const { camel } of [many, one])
    if (OF_THE_LANGUAGE.test(camel)) refuse(camel, 'it is a word of the programming language');
  if (OF_THE_FILES.test(one.camel)) refuse(one.camel, "the area's files use the name for something else");
  for (const { id, paths } of areas) {
    if (id === many.kebab) refuse(many.kebab, 'there is an area of this name');
    const path = paths.find((owned) => owned === `/${many.kebab}` || owned.startsWith(`/${many.kebab}/`));
    if (path) refuse(many.kebab, `the path ${path} belongs to the area "${id}"`);
  }
  const rules = await readFile(join(ROOT, 'backend', 'firestore.rules'), 'utf8');
  if (rules.includes(`match /${many.camel}/`))
    refuse(many.kebab, `there is a collection "${many.camel}" in backend/firestore.rules`);
}
