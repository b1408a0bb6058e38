/** Answers a command of a signed-in person: no command is known here yet. */
export async function answerCommand(_uid: string, _request: unknown): Promise<unknown> {
  return { ok: false, failure: { code: 'outdated', message: 'This server does not know the command.' } };
}
