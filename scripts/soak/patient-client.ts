import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { emptyTask, type TaskStatus } from '@fm/domain/task';
import { COMMANDS_VERSION, type CommandAnswer, toWire } from '@fm/workflows/command';
import type { CommandInput, CommandName } from '@fm/workflows/commands';

/** Without an answer for so long, a command is sent again, as a page does. */
const REQUEST_MS = 8_000;
const PAUSE_MS = 100;

/** Transitions of each task after it was created: none of them can be made twice in a row. */
const STEPS: readonly TaskStatus[] = ['inProgress', 'done', 'open', 'inProgress'];

/** Where the backend is at this moment, and who asks. */
export interface Place {
  /** Of the function `command`; another one after each start of the backend. */
  readonly url: () => string;
  readonly token: string;
}

/** Somebody who changes tasks without a pause, and sends each command until it is answered, under one id. */
export class PatientClient {
  /** Changes that were acknowledged, by the id of the task. */
  readonly acknowledged = new Map<string, number>();
  /** Commands that were sent again. */
  resent = 0;
  /** Answers that are no acknowledgement. */
  readonly faults: string[] = [];

  constructor(
    private readonly name: string,
    private readonly place: Place,
  ) {}

  /** Goes on until the signal; what is under way then is still brought to its answer. */
  async work(signal: AbortSignal): Promise<void> {
    for (let made = 0; !signal.aborted; made += 1) {
      const id = `${this.name}-${made}`;
      const values = { ...emptyTask(), title: `Task ${id}` };
      await this.make(id, 'tasks.save', { id, values, base: null });
      for (const to of STEPS)
        if (!signal.aborted) await this.make(id, 'tasks.transition', { id, to, noticeId: randomUUID() });
    }
  }

  private async make<N extends CommandName>(taskId: string, name: N, input: CommandInput<N>): Promise<void> {
    const request = { id: randomUUID(), name, version: COMMANDS_VERSION, input: toWire(input) };
    for (;;) {
      const answer = await this.ask(request);
      if (answer?.ok) {
        this.acknowledged.set(taskId, (this.acknowledged.get(taskId) ?? 0) + 1);
        return;
      }
      if (answer) {
        this.faults.push(`${name} of ${taskId} was refused: ${answer.failure.message}`);
        return;
      }
      this.resent += 1;
      await wait(PAUSE_MS);
    }
  }

  /** Undefined where there is no answer. */
  private async ask(request: object): Promise<CommandAnswer | undefined> {
    try {
      const response = await fetch(this.place.url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.place.token}` },
        body: JSON.stringify({ data: request }),
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      if (response.ok) return ((await response.json()) as { result: CommandAnswer }).result;
      const text = await response.text();
      // What a page asks again for: the functions start, or were ended while they worked.
      if (response.status !== 503 && response.status !== 504) this.faults.push(`${response.status}: ${text}`);
    } catch {
      // The backend is gone, or has gone with the answer.
    }
    return undefined;
  }
}
