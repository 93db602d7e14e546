import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { packageFolder } from '../db/package-folder';
import type { Variant } from './media-file';

/** Encodes images in a child process; run from src/ even by a bundle. */
export const encoderProgram = path.join(packageFolder, 'src/media/encoder/encoder-program.mjs');

/** Message to the process, one at a time. */
export interface EncodingJob {
  file: string;
  variant: Variant;
}

/** Its reply; `problem` concerns the image. */
export type EncodingResult = { content: Uint8Array } | { problem: string };

/** The process exited or couldn't be started; the image isn't at fault. */
export class EncoderEndedError extends Error {
  override name = 'EncoderEndedError';
}

/** Long enough for a visitor who scrolls, short enough to release memory. */
const IDLE_MS = 10_000;

/**
 * Encodes images in a low-priority child process that is started on demand. Encoders never release memory, so the
 * process exits when idle. It doesn't keep its parent alive, and exits with it.
 */
export function createEncoderProcess({ program = encoderProgram, idleMs = IDLE_MS } = {}): {
  /**
   * Call it sequentially.
   * @throws {EncoderEndedError} when the process exits or can't start; the next call starts another one
   * @throws for a truncated image
   */
  encode: (file: string, variant: Variant) => Promise<Uint8Array>;
  /** Stops the process and any encoding in progress. */
  end: () => void;
} {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    running?.kill();
    running = undefined;
  }

  function start(): ChildProcess {
    // Plain JavaScript, so it needs none of this process's options such as loaders.
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // `resultOf` reports it to the caller; without a listener it would crash this process.
    child.on('error', () => {});
    child.on('exit', () => {
      if (running === child) running = undefined;
    });
    child.unref();
    child.channel?.unref();
    return child;
  }

  async function resultOf(child: ChildProcess): Promise<EncodingResult> {
    const settled = new AbortController();
    const { signal } = settled;
    const ended = once(child, 'exit', { signal }).then(([code, reason]) => {
      throw new EncoderEndedError(`The encoder exited with ${code ?? reason}`);
    });
    try {
      const [result] = await Promise.race([once(child, 'message', { signal }), ended]);
      return result;
    } catch (error) {
      throw error instanceof EncoderEndedError
        ? error
        : new EncoderEndedError('No encoder', { cause: error });
    } finally {
      settled.abort();
    }
  }

  return {
    encode: async (file, variant) => {
      clearTimeout(idle);
      running ??= start();
      const answered = resultOf(running);
      running.send({ file, variant } satisfies EncodingJob);
      try {
        const result = await answered;
        if ('problem' in result) throw new Error(result.problem);
        return result.content;
      } finally {
        idle = setTimeout(end, idleMs).unref();
      }
    },
    end,
  };
}

/** A pool with one process per concurrent image; callers limit the concurrency. */
export function createEncoderProcesses(
  create = createEncoderProcess,
): ReturnType<typeof createEncoderProcess>['encode'] {
  const free: ReturnType<typeof createEncoderProcess>[] = [];
  return async (file, variant) => {
    const encoder = free.pop() ?? create();
    try {
      return await encoder.encode(file, variant);
    } finally {
      free.push(encoder);
    }
  };
}
