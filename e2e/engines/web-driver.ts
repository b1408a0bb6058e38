/** A command that the driver refused: "no such element", "stale element reference". */
export class RefusedCommand extends Error {
  override readonly name = 'RefusedCommand';
}

/** A session with a driver that speaks W3C WebDriver. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  /** Starts the browser that the capabilities name. */
  static async begin(driver: string, alwaysMatch: object): Promise<WebDriver> {
    const { sessionId } = (await send('POST', `${driver}/session`, { capabilities: { alwaysMatch } })) as {
      sessionId: string;
    };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  get = (path: string) => send('GET', `${this.session}/${path}`);
  post = (path: string, body: object = {}) => send('POST', `${this.session}/${path}`, body);
  delete = (path: string) => send('DELETE', `${this.session}/${path}`);
  /** What the body of a function gives in the page; elements become references. */
  run = (script: string, ...args: readonly unknown[]) => this.post('execute/sync', { script, args });

  /** Closes the browser. */
  end = () => send('DELETE', this.session);
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new RefusedCommand(`${error}: ${message}`);
}
