import * as v from 'valibot';
import type { DeployedFunctions } from '../../serve/deployed-functions';
import { ReleaseError } from '../release-error';

const TIMEOUT_MS = 20_000;
const MISSING = 404;

const answerSchema = v.object({ result: v.array(v.string()) });

/**
 * Checks that the deployed functions know all commands that an area sends. Gives why nothing could be asked, where that
 * is no fault: no project is named and no backend runs, or its functions are from before they could be asked. Rejects
 * with a ReleaseError where a command is not known, and where the functions of a named project do not answer.
 */
export async function checkCommands(
  id: string,
  sent: readonly string[],
  { url, isNamed }: DeployedFunctions,
): Promise<string | undefined> {
  const known = await ask(`${url}/knownCommands`, isNamed);
  if (typeof known === 'string') return known;
  const missing = sent.filter((name) => !known.includes(name));
  if (missing.length > 0)
    throw new ReleaseError(
      `${id} sends ${missing.join(', ')}, which the functions at ${url} do not know. ` +
        'Deploy the functions first: docs/runbook.md, "Functions".',
    );
  return undefined;
}

async function ask(address: string, isNamed: boolean): Promise<readonly string[] | string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: null }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    if (!isNamed) return undefined;
    throw new ReleaseError(
      `${address} does not answer: whether it knows the area's commands cannot be asked.`,
      {
        cause,
      },
    );
  });
  if (!response) return 'no functions answer here, so that none were asked';
  if (response.status === MISSING) return 'the functions are from before they could be asked';
  const answer = v.safeParse(answerSchema, await response.json().catch(() => undefined));
  if (!answer.success)
    throw new ReleaseError(`${address} answered ${response.status}, and not with commands.`);
  return answer.output.result;
}
