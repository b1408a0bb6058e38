import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** The test page on a port of its own: another origin than the backend, as in the application. */
export interface SdkSite {
  readonly port: number;
  close(): Promise<void>;
}

/** Bundles `sdk-page.ts` and serves it. */
export async function serveSdkSite(): Promise<SdkSite> {
  const script = await bundle();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isScript ? script : '<!doctype html><title>Probe</title><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bundle(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'sdk-page-'));
  try {
    await new Promise<void>((resolve, reject) => {
      rspack(
        {
          mode: 'development',
          devtool: false,
          target: 'web',
          entry: join(import.meta.dirname, 'sdk-page.ts'),
          output: { path: directory, filename: 'page.js' },
          resolve: { extensions: ['.ts', '.js'] },
          module: {
            rules: [
              {
                test: /\.ts$/,
                loader: 'builtin:swc-loader',
                options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
                type: 'javascript/auto',
              },
            ],
          },
        },
        (error, stats) => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ colors: false })));
          else resolve();
        },
      );
    });
    return readFileSync(join(directory, 'page.js'), 'utf8');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
