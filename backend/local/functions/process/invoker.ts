import { Agent } from 'node:http';
import type { Endpoint } from '../manifest';
import type { FunctionsChild } from './child';
import { type ChildAnswer, type ChildRequest, FunctionTimeout, requestChild } from './request-child';

const DEFAULT_TIMEOUT_SECONDS = 60;

/** The process did not answer: it ended meanwhile, could not be started or took too long. */
export class FunctionsUnavailable extends Error {
  constructor(
    readonly timedOut: boolean,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Calls functions in the child process, which is started when it does not run. */
export class Invoker {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly child: FunctionsChild) {}

  /** Rejects with FunctionsUnavailable. */
  async invoke(
    name: string,
    endpoint: Endpoint,
    headers: Readonly<Record<string, string>>,
    body: Buffer | string,
    target: Pick<ChildRequest, 'method' | 'path'> = {},
  ): Promise<ChildAnswer> {
    const timeoutMs = (endpoint.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000;
    let port: number | undefined;
    try {
      port = await this.child.port();
      const sent = { ...headers, 'x-parent-secret': this.child.secret };
      return await requestChild(this.agent, { port, name, headers: sent, body, timeoutMs, ...target });
    } catch (error) {
      if (port !== undefined) await this.child.broken(port);
      throw new FunctionsUnavailable(error instanceof FunctionTimeout, error);
    }
  }

  close(): void {
    this.agent.destroy();
  }
}
