import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { encoderProgram } from '../package-paths';
import type { Variant } from './media-file';

/** What the process is sent, one at a time. */
export interface EncodingJob {
  file: string;
  variant: Variant;
}

/** What it answers; a problem is one of the picture. */
export type EncodingResult = { content: Uint8Array } | { problem: string };

/** The process ended, or couldn't be started: no fault of the picture's. */
export class EncoderEndedError extends Error {
  override name = 'EncoderEndedError';
}

/** Long enough for the pictures of a visitor who scrolls, short enough to give the memory back. */
const IDLE_MS = 10_000;

/**
 * A process of its own that encodes pictures, started with the first of them, which answers after everything else on the
 * machine. What encoders take, a process keeps as long as it lives, so this one ends when it has had nothing to do for a
 * while, and with the process that started it, which it doesn't keep from ending.
 */
export function createEncoderProcess({ program = encoderProgram, idleMs = IDLE_MS } = {}): {
  /**
   * One at a time.
   * @throws {EncoderEndedError} when the process isn't there; the next picture starts another one
   * @throws for a truncated picture
   */
  encode: (file: string, variant: Variant) => Promise<Uint8Array>;
  /** Ends the process, and the encoding under way. */
  end: () => void;
} {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    running?.kill();
    running = undefined;
  }

  function start(): ChildProcess {
    // None of this process's own options, such as loaders for source: the program is plain JavaScript.
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Reported to the caller that waits for an answer; without one it would end this process.
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
      throw new EncoderEndedError(`The encoder ended with ${code ?? reason}`);
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

/** As many processes as there are pictures to encode at a time, which callers limit. */
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
