import { type Mail, mailSchema } from '@fm/domain/mail';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { MailServer } from './mail-settings';

const IMPLICIT_TLS_PORT = 465;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);
const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;

const readable = v.pick(mailSchema, ['to', 'message']);

/** How handing a mail over ended. `refused` for good, `failed` before the server could have taken the mail. */
export type HandedOver =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed' | 'unknown'; readonly error: string };

/** A file that goes along with a mail. */
export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Hands one mail to the mail server. Once the content is on its way, a connection that breaks says nothing about
 * whether the mail was taken: `unknown`, and it must not be sent again.
 */
export async function handOver(
  server: MailServer,
  id: string,
  mail: Mail,
  files: readonly MailFile[] = [],
): Promise<HandedOver> {
  // What is no plain address could be read as several.
  const { success, output } = v.safeParse(readable, mail);
  if (!success) return { kind: 'refused', error: 'The mail is damaged: nothing was sent.' };
  const { to, message } = output;
  const { host, port, user, password, sender } = server;
  const seen = { content: false };
  const transport = createTransport({
    host,
    port,
    secure: port === IMPLICIT_TLS_PORT,
    // Else whoever sits between could have the password sent in the clear.
    requireTLS: !LOOPBACK.has(host),
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Tells the logger every command.
    debug: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: listener((line) => {
      seen.content ||= line === 'DATA';
    }),
  });
  try {
    await transport.sendMail({
      ...message,
      attachments: [...(message.attachments ?? []), ...files],
      from: sender,
      to: [...to],
      // The same for every try: a server that got the mail before can tell.
      messageId: `<${id}@${sender.slice(sender.lastIndexOf('@') + 1).replace('>', '')}>`,
    });
    return { kind: 'sent' };
  } catch (cause) {
    return judged(cause, seen.content);
  } finally {
    transport.close();
  }
}

function judged(cause: unknown, content: boolean): HandedOver {
  const { message = String(cause), responseCode } = cause as { message?: string; responseCode?: number };
  if (responseCode !== undefined) return { kind: responseCode >= 500 ? 'refused' : 'failed', error: message };
  if (!content) return { kind: 'failed', error: message };
  return { kind: 'unknown', error: `${message}: whether the mail arrived is not known.` };
}

/** Hears what is said to the mail server, line by line. */
function listener(hear: (line: string) => void) {
  const silent = () => undefined;
  const debug = (entry: { readonly tnx?: string }, line: string) => {
    if (entry.tnx === 'client') hear(line);
  };
  return { level: silent, trace: silent, debug, info: silent, warn: silent, error: silent, fatal: silent };
}
