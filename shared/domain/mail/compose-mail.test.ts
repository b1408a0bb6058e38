import * as v from 'valibot';
import { composeMail, mailSchema } from './index';

const content = {
  to: 'nora@x.example',
  subject: 'Your access',
  paragraphs: ['Hello Nora & <b>Co</b>,', 'Set a password.'],
  action: { label: 'Set your password', link: 'https://x.example/?a=1&b="2"' },
  closing: 'It works for one hour.',
  sender: 'Nordhaus',
};
const now = new Date('2026-11-20T09:00:00Z');

it('says the same as text and as HTML, in which nothing that enters is markup', () => {
  const { message } = composeMail(content, now);
  expect(message.text).toBe(
    'Hello Nora & <b>Co</b>,\n\nSet a password.\n\nSet your password:\nhttps://x.example/?a=1&b="2"\n\nIt works for one hour.\n\nNordhaus',
  );
  expect(message.html).toContain('Hello Nora &amp; &lt;b&gt;Co&lt;/b&gt;,');
  expect(message.html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
  expect(message.html).not.toContain('<b>');
});

it('waits to be sent, and goes after 30 days', () => {
  const mail = composeMail(content, now);
  expect(mail).toMatchObject({
    to: ['nora@x.example'],
    delivery: { state: 'PENDING', attempts: 0 },
    expireAt: new Date('2026-12-20T09:00:00Z'),
  });
  expect(v.is(mailSchema, mail)).toBe(true);
});

it('keeps a subject from beginning another header', () => {
  const { message } = composeMail({ ...content, subject: 'Hello\r\nBcc: all@x.example' }, now);
  expect(message.subject).toBe('Hello Bcc: all@x.example');
});

it('shows the logo of the company, as a part of the mail', () => {
  const mail = composeMail({ ...content, sender: 'Nord & Co', logo: 'data:image/png;base64,AAAA' }, now);
  expect(mail.message.html).toContain('<img src="cid:logo" alt="Nord &amp; Co"');
  expect(mail.message.attachments).toEqual([
    { filename: 'logo.png', cid: 'logo', contentType: 'image/png', content: 'AAAA', encoding: 'base64' },
  ]);
  expect(v.is(mailSchema, mail)).toBe(true);
  expect(composeMail(content, now).message.html).not.toContain('<img');
});
