import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createEncoderProcess,
  createEncoderProcesses,
  EncoderEndedError,
  encoderProgram,
} from './encoder-process';

let folder: string;
let file: string;
let encoder: ReturnType<typeof createEncoderProcess>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-encoder-'));
  file = path.join(folder, 'sofa.png');
  await sharp({ create: { width: 300, height: 150, channels: 3, background: '#a64' } }).toFile(file);
});
afterEach(() => {
  vi.useRealTimers();
  encoder.end();
  // The process may still be writing its last image.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

const small = { width: 160, format: 'avif' } as const;

/** Replaces the encoder with another program. */
function program(source: string): string {
  const name = path.join(folder, 'program.mjs');
  writeFileSync(name, source);
  return name;
}

it('encodes images sequentially and continues after a broken one', async () => {
  encoder = createEncoderProcess();
  const { format, width, height } = await sharp(await encoder.encode(file, small)).metadata();
  expect({ format, width, height }).toEqual({ format: 'heif', width: 160, height: 80 });
  const broken = path.join(folder, 'broken.png');
  writeFileSync(broken, 'no picture');
  const failure = await encoder.encode(broken, small).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(EncoderEndedError);
  expect((await encoder.encode(file, small)).byteLength).toBeGreaterThan(0);
}, 60_000);

it('reports a process that exits, and starts another for the next image', async () => {
  encoder = createEncoderProcess({ program: program(`process.on('message', () => process.exit(3))`) });
  await expect(encoder.encode(file, small)).rejects.toThrow(
    new EncoderEndedError('The encoder exited with 3'),
  );
  await expect(encoder.encode(file, small)).rejects.toThrow(
    new EncoderEndedError('The encoder exited with 3'),
  );
}, 60_000);

it('stops while encoding', async () => {
  encoder = createEncoderProcess({ program: program(`process.on('message', () => {})`) });
  const content = encoder.encode(file, small);
  encoder.end();
  await expect(content).rejects.toThrow(EncoderEndedError);
}, 60_000);

it('stops when idle, but not while encoding', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const diary = path.join(folder, 'diary');
  const source = `
    import { appendFileSync } from 'node:fs';
    const note = (text) => appendFileSync(${JSON.stringify(diary)}, text);
    note('starts ');
    process.on('SIGTERM', () => { note('ends '); process.exit(); });
    process.on('message', () => process.send({ content: new Uint8Array(1) }));
  `;
  encoder = createEncoderProcess({ program: program(source), idleMs: 1000 });
  await encoder.encode(file, small);
  vi.advanceTimersByTime(999);
  const second = encoder.encode(file, small);
  vi.advanceTimersByTime(60_000);
  await second;
  expect(readFileSync(diary, 'utf8')).toBe('starts ');
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(readFileSync(diary, 'utf8')).toBe('starts ends '), { timeout: 20_000 });
  await encoder.encode(file, small);
  expect(readFileSync(diary, 'utf8')).toBe('starts ends starts ');
}, 60_000);

it('starts a process per concurrent image and reuses idle ones', async () => {
  const created: ReturnType<typeof createEncoderProcess>[] = [];
  const source = `process.on('message', () => process.send({ content: new Uint8Array([process.pid % 251]) }))`;
  const encode = createEncoderProcesses(() => {
    encoder = createEncoderProcess({ program: program(source) });
    created.push(encoder);
    return encoder;
  });
  await Promise.all([encode(file, small), encode(file, small)]);
  await encode(file, small);
  expect(created).toHaveLength(2);
  for (const { end } of created) end();
}, 60_000);

it('exits with its parent process, even if that is killed', async () => {
  encoder = createEncoderProcess();
  const parent = fork(
    program(`
      import { fork } from 'node:child_process';
      fork(${JSON.stringify(encoderProgram)}, { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
      process.send('started');
    `),
    { execArgv: [], stdio: ['ignore', 'pipe', 'ignore', 'ipc'] },
  );
  parent.stdout?.resume();
  await once(parent, 'message');
  parent.kill('SIGKILL');
  // Both write to the same pipe, which closes when the last of them exits.
  await once(parent, 'close');
}, 60_000);
