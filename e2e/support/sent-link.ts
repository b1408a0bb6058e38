import { setTimeout as sleep } from 'node:timers/promises';

interface Backend {
  readonly url: string;
  readonly authUrl?: string;
  readonly projectId: string;
}

const PATIENCE_MS = 15_000;
/** A document is made before it goes out. */
const MAIL_PATIENCE_MS = 20_000;

/** The last link to set a password that went to an address, once one did. Rejects when none comes. */
export async function sentLink({ url, authUrl = url, projectId }: Backend, email: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const answer = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: readonly { email: string; oobLink: string }[] };
    const sent = oobCodes.findLast((code) => code.email === email);
    if (sent) return sent.oobLink;
  }
  throw new Error(`No link was sent to ${email}.`);
}

/** Sets a password by such a link. Rejects when it is not taken. */
export async function setPasswordBy(link: string, newPassword: string): Promise<void> {
  const body = new URLSearchParams({ newPassword, repeated: newPassword });
  const { ok, status } = await fetch(link, { method: 'POST', body });
  if (!ok) throw new Error(`The new password was answered ${status}.`);
}

/**
 * The link to answer an offer by in the last mail to somebody that went out, as the embedded backend's page of mails
 * shows it. Rejects when none comes.
 */
export async function mailedOfferLink({ url }: Pick<Backend, 'url'>, to: string): Promise<string> {
  for (const end = Date.now() + MAIL_PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const mails = await (await fetch(`${url}/__local/mail`)).text();
    const mail = mails.split('<article>').find((one) => one.includes(`To ${to},`) && one.includes('SUCCESS'));
    const link = /href="(http[^"]+\/offer\/[^"]+)"/.exec(mail ?? '')?.[1];
    if (link) return link;
  }
  throw new Error(`No link was mailed to ${to}.`);
}
