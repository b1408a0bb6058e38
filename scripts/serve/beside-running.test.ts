import { besideRunning } from './beside-running';
import { listen } from './listen';

describe('dev beside a running app failed for its backend port', () => {
  it('takes a free port, with data of its own in memory, and says so', async () => {
    const running = await listen(() => undefined, 0, 'BACKEND_PORT');
    const said: string[] = [];
    const place = await besideRunning({ backendPort: running.port, dataDir: '/data' }, (line) =>
      said.push(line),
    );
    await running.close();
    expect(place).toEqual({ backendPort: 0, dataDir: null });
    expect(said).toEqual([
      `Port ${running.port} is taken: the backend takes a free one, with data of its own in memory.`,
    ]);
  });

  it('keeps to what is set while the port is free', async () => {
    const { port, close } = await listen(() => undefined, 0, 'BACKEND_PORT');
    await close();
    const settings = { backendPort: port, dataDir: '/data' };
    await expect(besideRunning(settings)).resolves.toEqual(settings);
  });
});
