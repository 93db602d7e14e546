import { describe, expect, it } from 'vitest';
import { createFairQueue, QueueFullError } from './fair-queue';

/** Tasks that the test completes, and the order in which they started. */
function controlledTasks(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const inTurn = createFairQueue({ limit: 1, maxWaiting: 100, maxWaitingPerOwner: 100, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, owner = 'one', signal = new AbortController().signal) =>
    inTurn(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        }),
      { owner, signal },
    );
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { inTurn, add, begun, endNext };
}

describe('createFairQueue', () => {
  it('limits concurrency and continues after a failure', async () => {
    const inTurn = createFairQueue({ limit: 2, maxWaiting: 10, maxWaitingPerOwner: 10 });
    const { signal } = new AbortController();
    let running = 0;
    let most = 0;
    const task = (fails: boolean) =>
      inTurn(
        async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          if (fails) throw new Error('no');
          return true;
        },
        { owner: 'one', signal },
      ).catch(() => false);
    expect(await Promise.all([false, true, false, true, false].map(task))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(most).toBe(2);
  });

  it('alternates between owners, even if one has many tasks', async () => {
    const { add, begun, endNext } = controlledTasks();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name, 'a');
    for (const name of ['b1', 'b2']) void add(name, 'b');
    void add('c1', 'c');
    for (let count = 0; count < 7; count += 1) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('rejects tasks beyond the limit per owner and in total', async () => {
    const { add, begun, endNext } = controlledTasks({ maxWaiting: 3, maxWaitingPerOwner: 2 });
    for (const name of ['a1', 'a2', 'a3']) void add(name, 'a');
    await expect(add('a4', 'a')).rejects.toThrow(QueueFullError);
    void add('b1', 'b');
    await expect(add('c1', 'c')).rejects.toThrow(QueueFullError);
    for (let count = 0; count < 4; count += 1) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    void add('c2', 'c');
    expect(begun).toContain('c2');
  });

  it('removes an aborted task and frees its place', async () => {
    const { add, begun, endNext } = controlledTasks({ maxWaiting: 1 });
    const left = new AbortController();
    void add('a1');
    const dropped = add('a2', 'one', left.signal);
    left.abort(new Error('left'));
    await expect(dropped).rejects.toThrow('left');
    await expect(add('a3', 'one', left.signal)).rejects.toThrow('left');
    void add('a4');
    await endNext();
    expect(begun).toEqual(['a1', 'a4']);
  });
});
