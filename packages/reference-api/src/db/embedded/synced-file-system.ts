import { fdatasyncSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that syncing needs; its published type leaves it out. */
interface SyncableFiles {
  /** Converts errors of Node to those that PostgreSQL understands. */
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: { nfd: number; node: { name: string } }) => number };
}

/** A segment of the write-ahead log. Its space is allocated in advance, so a commit changes only data and times. */
const WAL_SEGMENT = /^[\dA-F]{24}$/;

/**
 * Start parameters of PostgreSQL that make it sync each commit. PGlite's own contain `-F`, which turns that off, and
 * PostgreSQL's default method is fdatasync, which does nothing in Emscripten; fsync reaches {@link SyncedFileSystem}.
 */
export const syncedStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

interface SyncCalls {
  fsync: (descriptor: number) => void;
  fdatasync: (descriptor: number) => void;
}

/** PGlite's file system with an fsync that reaches the disk. PGlite's own has none, so that a power cut loses commits. */
export class SyncedFileSystem extends NodeFS {
  readonly #calls: SyncCalls;
  readonly #onFailure: (error: unknown) => void;

  /** @param onFailure called when a file can't be synced; PostgreSQL then ends, because it can't know what is on disk */
  constructor(
    folder: string,
    calls: SyncCalls = { fsync: fsyncSync, fdatasync: fdatasyncSync },
    onFailure: (error: unknown) => void = () => {},
  ) {
    super(folder);
    this.#calls = calls;
    this.#onFailure = onFailure;
  }

  override async init(...options: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...options);
    const addFsync = ({ NODEFS }: { NODEFS: unknown }): void => {
      const { tryFSOperation, stream_ops } = NODEFS as SyncableFiles;
      stream_ops.fsync = ({ nfd, node }) => {
        const call = WAL_SEGMENT.test(node.name) ? this.#calls.fdatasync : this.#calls.fsync;
        tryFSOperation(() => {
          try {
            call(nfd);
          } catch (error) {
            this.#onFailure(error);
            throw error;
          }
        });
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}
