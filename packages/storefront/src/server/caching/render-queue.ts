import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Turns of the event loop between two renders: Node accepts one connection in each. */
const TURNS_BETWEEN = 50;

/** More pages are asked for than can be rendered in time. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** The visitor who asked for a page has left before its turn came. */
export class AbandonedError extends Error {
  override name = 'AbandonedError';
}

export interface RenderQueueOptions {
  /** Renders at once. */
  atWork: number;
  /** Renders that may wait for these. */
  waiting: number;
  /** How many renders one visitor may have at work and waiting, so that one can't take the places of all. */
  perVisitor: number;
}

/**
 * Renders in its turn, unless nobody waits for it any more.
 * @throws {BusyError} beyond the limits
 * @throws {AbandonedError}
 */
export type RenderQueue = <Value>(
  visitor: string,
  signal: AbortSignal,
  render: () => Promise<Value>,
) => Promise<Value>;

/** Bounds the renders of a process. */
export function createRenderQueue({ atWork, waiting, perVisitor }: RenderQueueOptions): RenderQueue {
  const queue = new PQueue({ concurrency: atWork });
  const rendersOf = new Map<string, number>();
  return async (visitor, signal, render) => {
    const own = rendersOf.get(visitor) ?? 0;
    if (queue.size >= waiting || own >= perVisitor) throw new BusyError();
    rendersOf.set(visitor, own + 1);
    try {
      return await queue.add(async () => {
        // Between two renders the process responds to what takes no time, such as cached pages.
        for (let turns = 0; turns < TURNS_BETWEEN; turns += 1) await nextTurn();
        if (signal.aborted) throw new AbandonedError();
        return render();
      });
    } finally {
      const left = (rendersOf.get(visitor) ?? 1) - 1;
      if (left === 0) rendersOf.delete(visitor);
      else rendersOf.set(visitor, left);
    }
  };
}
