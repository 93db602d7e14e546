import { randomUUID } from 'node:crypto';
import type { ContentProblem } from '@diwan/reference-api';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/** The state that is sent to open pages. */
export interface DevState {
  /** Pages of another version reload. */
  version: string;
  /** The problems because of which the shop keeps its last content instead of the files. */
  problems: readonly ContentProblem[];
}

/** Sends the state of the shop's files to its open pages, now and after each change. */
export function createDevEvents() {
  let version: string = randomUUID();
  let state: DevState = { version, problems: [] };
  const closing = new AbortController();
  const listeners = new Set<() => void>();

  return {
    /** Pages that are open reload when the state is next shown. */
    renew(): void {
      version = randomUUID();
    },
    hasProblems: (): boolean => state.problems.length > 0,
    show(problems: readonly ContentProblem[]): void {
      state = { version, problems };
      for (const listener of listeners) listener();
    },
    addTo(app: Hono, path: string): void {
      app.get(path, (context) => {
        // Otherwise a proxy may collect events before it passes them on.
        context.header('x-accel-buffering', 'no');
        return streamSSE(context, async (stream) => {
          const send = () => void stream.writeSSE({ data: JSON.stringify(state) });
          listeners.add(send);
          send();
          const ended = new AbortController();
          await new Promise<void>((resolve) => {
            stream.onAbort(resolve);
            closing.signal.addEventListener('abort', () => resolve(), { signal: ended.signal });
          });
          ended.abort();
          listeners.delete(send);
        });
      });
    },
    /** Ends all streams, which would keep the server from closing. */
    close: () => closing.abort(),
  };
}

export type DevEvents = ReturnType<typeof createDevEvents>;
