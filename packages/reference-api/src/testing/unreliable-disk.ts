import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { SyncedFileSystem } from '../db/embedded/synced-file-system';

/** Disks write this much at once: after a power cut, a page of a file is the old one or the new one. */
const PAGE = 4096;

interface Attributes {
  size?: number;
}

/** What Emscripten's NODEFS calls to change files. */
interface RecordedFiles {
  realPath(node: object): string;
  node_ops: {
    mknod(parent: object, name: string, mode: number, device: number): object;
    setattr(node: object, attributes: Attributes): void;
  };
  stream_ops: {
    setattr(stream: { nfd: number }, attributes: Attributes): void;
    write(
      stream: { nfd: number },
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ): number;
  };
}

interface RecordedFile {
  /** Where its content was last, for pages that a disk wrote without being asked. */
  place: string;
  /** Where a copy holds its content as last synced; undefined: never. */
  copy: string | undefined;
  /** Of the copy. */
  version: number;
  /** Pages written since. */
  unsynced: Set<number>;
}

/**
 * The file system of an embedded database on a disk that keeps only what was synced. {@link survivors} writes what is left
 * after a power cut at this moment to another folder: contents as of the last fsync of a file, names as of the last fsync of
 * their folder or file, like ext4, XFS and APFS.
 */
export class UnreliableDisk extends SyncedFileSystem {
  readonly #root: string;
  readonly #copies: string;
  readonly #onChange: () => void;
  readonly #files = new Map<number, RecordedFile>();
  readonly #names = new Map<string, RecordedFile>();
  readonly #folders = new Set<string>();
  /** What {@link survivors} wrote, so that it needn't write it again. */
  readonly #survivors = new Map<string, { file: RecordedFile; version: number; mtimeMs: number }>();
  #count = 0;

  /**
   * @param folder a database that is wholly on disk
   * @param options.copies an empty folder for copies of synced contents
   * @param options.onChange called before each write and after each sync
   */
  constructor(folder: string, { copies, onChange }: { copies: string; onChange: () => void }) {
    const synced = (descriptor: number): void => {
      this.#sync(descriptor);
      onChange();
    };
    super(folder, { fsync: synced, fdatasync: synced });
    this.#root = path.resolve(folder);
    this.#copies = copies;
    this.#onChange = onChange;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const place = path.join(path.resolve(entry.parentPath), entry.name);
      if (entry.isDirectory()) this.#folders.add(place);
      else {
        const file = this.#add(place);
        file.copy = this.#newCopy();
        copyFileSync(place, file.copy);
        this.#names.set(place, file);
      }
    }
  }

  #newCopy(): string {
    this.#count += 1;
    return path.join(this.#copies, String(this.#count));
  }

  #add(place: string): RecordedFile {
    const file: RecordedFile = { place, copy: undefined, version: 0, unsynced: new Set() };
    this.#files.set(lstatSync(place).ino, file);
    return file;
  }

  #markUnsynced(descriptorOrPlace: number | string, start: number, end: number): void {
    const { ino } =
      typeof descriptorOrPlace === 'number' ? fstatSync(descriptorOrPlace) : lstatSync(descriptorOrPlace);
    const file = this.#files.get(ino);
    for (let page = Math.floor(start / PAGE); page * PAGE < end; page += 1) file?.unsynced.add(page);
  }

  #sync(descriptor: number): void {
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) this.#syncNames(stats.ino);
    const file = this.#files.get(stats.ino);
    if (!file) return;
    if (!file.copy) {
      file.copy = this.#newCopy();
      writeFileSync(file.copy, '');
    }
    copyPages(descriptor, file.copy, file.unsynced, stats.size);
    file.unsynced.clear();
    file.version += 1;
    this.#setName(file);
  }

  #setName(file: RecordedFile): void {
    const { place } = file;
    // Looking through the folder for each of a thousand files took most of a test's time.
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (stats && this.#files.get(stats.ino) === file && this.#names.get(place) === file) return;
    for (const [name, other] of this.#names) if (other === file) this.#names.delete(name);
    for (const [name, other] of this.#liveNames(path.dirname(place)))
      if (other === file) this.#names.set(name, file);
  }

  *#liveNames(folder: string): Generator<[string, RecordedFile]> {
    for (const name of readdirSync(folder)) {
      const place = path.join(folder, name);
      const stats = lstatSync(place);
      const file = stats.isFile() && this.#files.get(stats.ino);
      if (file) {
        file.place = place;
        yield [place, file];
      } else if (stats.isDirectory()) this.#folders.add(place);
    }
  }

  #syncNames(ino: number): void {
    const folder = [this.#root, ...this.#folders].find((candidate) => {
      const stats = lstatSync(candidate, { throwIfNoEntry: false });
      return stats?.ino === ino;
    });
    if (!folder) return;
    const live = [...this.#liveNames(folder)];
    const present = new Set(live.map(([, file]) => file));
    for (const [place, file] of this.#names)
      if (path.dirname(place) === folder || present.has(file)) this.#names.delete(place);
    for (const [place, file] of live) this.#names.set(place, file);
  }

  override async init(...options: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...options);
    const record = ({ NODEFS }: { NODEFS: unknown }): void => {
      const files = NODEFS as RecordedFiles;
      const { mknod, setattr } = files.node_ops;
      const { write, setattr: setOpenAttributes } = files.stream_ops;
      files.node_ops.mknod = (parent, name, mode, device) => {
        const node = mknod(parent, name, mode, device);
        const place = files.realPath(node);
        if (lstatSync(place).isFile()) this.#add(place);
        return node;
      };
      files.node_ops.setattr = (node, attributes) => {
        if (attributes.size !== undefined) this.#resized(files.realPath(node), attributes.size);
        setattr(node, attributes);
      };
      files.stream_ops.setattr = (stream, attributes) => {
        if (attributes.size !== undefined) this.#resized(stream.nfd, attributes.size);
        setOpenAttributes(stream, attributes);
      };
      files.stream_ops.write = (stream, buffer, offset, length, position) => {
        this.#onChange();
        this.#markUnsynced(stream.nfd, position, position + length);
        return write(stream, buffer, offset, length, position);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), record] } };
  }

  #resized(file: number | string, size: number): void {
    const before = typeof file === 'number' ? fstatSync(file).size : lstatSync(file).size;
    this.#markUnsynced(file, Math.min(before, size), Math.max(before, size));
  }

  /**
   * Writes what a power cut would leave to a folder, in which an earlier call may have left and a database changed files.
   * @param isWritten whether a disk wrote a page that it wasn't asked to sync; never by default
   */
  survivors(folder: string, isWritten: () => boolean = () => false): void {
    const moved = (place: string): string => path.join(folder, path.relative(this.#root, place));
    const expected = new Set([...this.#folders, ...this.#names.keys()].map(moved));
    if (existsSync(folder)) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const target = path.join(entry.parentPath, entry.name);
        if (!expected.has(target)) rmSync(target, { recursive: true, force: true });
      }
    }
    for (const place of this.#folders) mkdirSync(moved(place), { recursive: true });
    for (const [place, file] of this.#names) {
      const target = moved(place);
      const pages = [...file.unsynced].filter(isWritten);
      const last = this.#survivors.get(target);
      const stats = lstatSync(target, { throwIfNoEntry: false });
      const isSame =
        last?.file === file &&
        last.version === file.version &&
        stats?.mtimeMs === last.mtimeMs &&
        pages.length === 0;
      if (isSame) continue;
      if (file.copy) copyFileSync(file.copy, target);
      else writeFileSync(target, '');
      const live = lstatSync(file.place, { throwIfNoEntry: false });
      if (pages.length > 0 && live && this.#files.get(live.ino) === file) {
        const descriptor = openSync(file.place, 'r');
        copyPages(descriptor, target, pages);
        closeSync(descriptor);
      }
      const { mtimeMs } = lstatSync(target);
      this.#survivors.set(target, { file, version: pages.length > 0 ? -1 : file.version, mtimeMs });
    }
  }
}

/** Copies pages of an open file to another file; `size` truncates that one. */
function copyPages(from: number, target: string, pages: Iterable<number>, size?: number): void {
  const to = openSync(target, 'r+');
  const page = Buffer.alloc(PAGE);
  for (const number of pages) {
    const length = readSync(from, page, 0, PAGE, number * PAGE);
    if (length > 0) writeSync(to, page, 0, length, number * PAGE);
  }
  if (size !== undefined) ftruncateSync(to, size);
  closeSync(to);
}
