import { type AddressInfo, createServer, type Server } from 'node:net';
import { composeMail } from '@fm/domain/mail';
import { type HandedOver, handOver } from './hand-over';

/** What the server answers to a command, by its first word; `content` answers what ends with a dot. */
type Manners = Readonly<Record<string, string | 'hang up'>>;

const POLITE: Manners = {
  EHLO: '250-mail.test\r\n250 AUTH PLAIN',
  AUTH: '235 Welcome',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
  content: '250 Taken',
  QUIT: '221 Bye',
};

const mail = composeMail(
  { to: 'nora@x.example', subject: 'Your access', paragraphs: ['Hello.'], sender: 'Nordhaus' },
  new Date('2026-11-20T09:00:00Z'),
);

let server: Server;
let taken: string[];
let said: string[];

/** Starts a mail server with these manners and hands the mail over to it. */
async function handTo(manners: Manners, over: Partial<typeof mail> = {}): Promise<HandedOver> {
  taken = [];
  said = [];
  server = createServer((socket) => {
    let content: string | undefined;
    socket.on('error', () => undefined);
    const answer = (name: string) => {
      const words = { ...POLITE, ...manners }[name] ?? '500 What?';
      if (words === 'hang up') return socket.destroy();
      return socket.write(`${words}\r\n`);
    };
    socket.write('220 mail.test\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        if (content === undefined) {
          said.push(line);
          const [name = ''] = line.split(' ');
          answer(name);
          if (name === 'DATA' && (manners.DATA ?? '354').startsWith('354')) content = '';
        } else if (line === '.') {
          if ((manners.content ?? '250').startsWith('250')) taken.push(content);
          content = undefined;
          answer('content');
        } else content += `${line}\n`;
      }
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const settings = {
    host: '127.0.0.1',
    port,
    user: 'office',
    password: 'secret',
    sender: 'office@x.example',
  };
  return handOver(settings, 'mail-1', { ...mail, ...over });
}

afterEach(() => new Promise((closed) => server.close(closed)));

it('hands a mail over, as text and as HTML, under its own id', async () => {
  expect(await handTo({})).toEqual({ kind: 'sent' });
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('Message-ID: <mail-1@x.example>');
  expect(taken[0]).toContain('From: office@x.example');
  expect(taken[0]).toContain('To: nora@x.example');
  expect(taken[0]).toMatch(/text\/plain[\s\S]*Hello\.[\s\S]*text\/html[\s\S]*<p/);
});

it('sends the logo along', async () => {
  const { message } = composeMail(
    {
      to: 'nora@x.example',
      subject: 'Hi',
      paragraphs: ['Hello.'],
      sender: 'Nordhaus',
      logo: 'data:image/png;base64,AAAA',
    },
    new Date('2026-11-20T09:00:00Z'),
  );
  expect(await handTo({}, { message })).toEqual({ kind: 'sent' });
  expect(taken[0]).toMatch(/Content-Type: image\/png[\s\S]*Content-ID: <logo>/i);
});

it.each([
  ['the greeting', { EHLO: 'hang up' }],
  ['the password', { AUTH: 'hang up' }],
  ['the recipient', { RCPT: 'hang up' }],
  ['the server, which is busy,', { RCPT: '451 Try later' }],
  ['the content, for now,', { content: '452 No space' }],
])('says that it failed, to be tried again, at %s', async (_, manners) => {
  expect(await handTo(manners)).toMatchObject({ kind: 'failed' });
  expect(taken).toEqual([]);
});

it.each([
  ['the recipient', { RCPT: '550 Nobody here' }, 'Nobody here'],
  ['the content', { content: '554 Not like this' }, 'Not like this'],
])('says that it was refused for good for %s, in the words of the server', async (_, manners, words) => {
  expect(await handTo(manners)).toMatchObject({ kind: 'refused', error: expect.stringContaining(words) });
});

it.each([
  ['before the server could answer the content', { content: 'hang up' }],
  ['as the content began', { DATA: 'hang up' }],
])('does not know whether it arrived when the connection breaks %s', async (_, manners) => {
  expect(await handTo(manners)).toMatchObject({
    kind: 'unknown',
    error: expect.stringContaining('not known'),
  });
});

it('says that it failed where nobody listens', async () => {
  await handTo({});
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const nowhere = { host: '127.0.0.1', port, user: '', password: '', sender: 'office@x.example' };
  expect(await handOver(nowhere, 'mail-1', mail)).toMatchObject({ kind: 'failed' });
});

it('makes no header of a subject', async () => {
  const subject = 'Hello\r\nBcc: all@x.example';
  expect(await handTo({}, { message: { ...mail.message, subject } })).toEqual({ kind: 'sent' });
  expect(taken.join('')).not.toMatch(/^Bcc:/m);
});

it('sends nothing to what is no plain address', async () => {
  for (const to of [
    'nora@x.example\r\nRCPT TO:<evil@x.example>',
    'a@x.example, b@x.example',
    '<a@x.example>',
  ]) {
    expect(await handTo({}, { to: [to] })).toMatchObject({ kind: 'refused' });
    expect(said).toEqual([]);
    await new Promise((closed) => server.close(closed));
  }
});
