import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encoderProgram } from '../package-paths';
import { createEncoderProcess, EncoderEndedError } from './encoder-process';

let folder: string;
let file: string;
let encoder: ReturnType<typeof createEncoderProcess>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-encoder-'));
  file = path.join(folder, 'sofa.png');
  await sharp({ create: { width: 300, height: 150, channels: 3, background: '#a64' } }).toFile(file);
});
afterEach(() => {
  encoder.end();
  rmSync(folder, { recursive: true, force: true });
});

const small = { width: 160, format: 'avif' } as const;

/** A program in the encoder's place. */
function program(source: string): string {
  const name = path.join(folder, 'program.mjs');
  writeFileSync(name, source);
  return name;
}

it('encodes one picture after the other, and goes on after a broken one', async () => {
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

it('reports a process that ends, and starts another for the next picture', async () => {
  encoder = createEncoderProcess(program(`process.on('message', () => process.exit(3))`));
  await expect(encoder.encode(file, small)).rejects.toThrow(
    new EncoderEndedError('The encoder ended with 3'),
  );
  await expect(encoder.encode(file, small)).rejects.toThrow(
    new EncoderEndedError('The encoder ended with 3'),
  );
}, 60_000);

it('ends with the picture under way', async () => {
  encoder = createEncoderProcess(program(`process.on('message', () => {})`));
  const content = encoder.encode(file, small);
  encoder.end();
  await expect(content).rejects.toThrow(EncoderEndedError);
}, 60_000);

it('ends with the process that started it, even one that is killed', async () => {
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
  // The output of both is one pipe, which closes when the last of them has ended.
  await once(parent, 'close');
}, 60_000);
