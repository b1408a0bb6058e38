import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readStore } from './release/open-store';
import { runAsCommand } from './terminal';
import { traceStack } from './trace/trace-stack';

/** `npm run trace [-- stack.txt]`: a stack from production, or from standard input, with the places in the sources. */
await runAsCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined && process.stdin.isTTY)
    console.error('Paste the stack, then press Enter and Ctrl+D.');
  const stack = file === undefined ? await text(process.stdin) : await readFile(file, 'utf8');
  console.log((await readStore((dist) => traceStack(stack, dist))).trimEnd());
});
