/**
 * The child process of the embedded backend: loads the bundle named on the command line and serves its functions on a
 * free port of this machine, which it tells its parent. Plain JavaScript, so that nothing is compiled at start.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const bundle = pathToFileURL(process.argv[2] ?? '');

// The parent is gone, however it ended.
process.on('disconnect', () => process.exit(0));

const functions = new Map();
const collect = (exported, prefix) => {
  for (const [key, value] of Object.entries(exported)) {
    const name = `${prefix}${key}`;
    if (typeof value === 'function' && value.__endpoint) functions.set(name, value);
    else if (typeof value === 'object' && value !== null) collect(value, `${name}-`);
  }
};
collect(await import(bundle.href), '');

// The SDK's own packages: the bundle's, not those of the backend.
const sdk = createRequire(createRequire(bundle).resolve('firebase-functions/params'));
for (const { name, default: initial } of sdk('firebase-functions/params').declaredParams.map((param) =>
  param.toSpec(),
))
  if (['string', 'number', 'boolean'].includes(typeof initial)) process.env[name] ??= String(initial);

const express = sdk('express');
const keepRawBody = (request, _response, body) => {
  request.rawBody = body;
};
const app = express();
// Any page in a browser of this machine reaches this port, and the SDK takes whatever token comes: only what the parent
// hands on is answered.
const { PARENT_SECRET } = process.env;
delete process.env.PARENT_SECRET;
app.use((request, response, next) => {
  if (request.headers['x-parent-secret'] === PARENT_SECRET) next();
  else response.status(404).end();
});
// As the cloud reads bodies: by their type, and what has no type of these as bytes.
const reading = { limit: '12mb', verify: keepRawBody };
app.use(express.json(reading), express.text(reading), express.urlencoded({ ...reading, extended: false }));
app.use(express.raw({ ...reading, type: '*/*' }));
app.use('/:name', async (request, response) => {
  // A function is asked by the path behind its name.
  const called = functions.get(request.params.name);
  if (!called) response.status(404).end();
  else if (called.__endpoint.eventTrigger) await deliver(called, request.body, response);
  else await called(request, response);
});

async function deliver(called, event, response) {
  try {
    await called(event);
    response.status(204).end();
  } catch (error) {
    console.error(error);
    response.status(500).end();
  }
}

// The parent says when a connection is no longer needed: one that ended here while it waited would take a request along.
const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
server.keepAliveTimeout = 0;

// Another process takes over: what was begun here is finished.
process.on('message', () => server.close(() => process.exit(0)));
