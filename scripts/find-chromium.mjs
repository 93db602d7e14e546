import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Quiet, reproducible and able to run as root inside a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const macAndWindows = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Enough for a few pages at once. */
const SHARED_MEMORY_BYTES = 2 ** 30;

/** Whether the memory that processes share is large enough for a browser; containers often have 64 MB. */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An existing file may still fail to start: a snap stub, or missing shared libraries.
 * @param {string} file
 */
function starts(file) {
  try {
    const version = execFileSync(file, ['--version', '--no-sandbox'], { timeout: 15_000, stdio: 'pipe' });
    return /\d+\.\d+/.test(version.toString());
  } catch {
    return false;
  }
}

function fromEnvironment() {
  const file = process.env.CHROMIUM_PATH || undefined;
  if (file && !isExecutable(file)) throw new Error(`CHROMIUM_PATH is "${file}", which cannot be executed.`);
  return file;
}

async function fromPlaywright() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && isExecutable(file) && starts(file) ? file : undefined;
}

function fromSystem() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  const onPath = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...macAndWindows].find((file) => isExecutable(file) && starts(file));
}

/** Why npm's browser could not be unpacked: without space on the disk, for instance. @type {string | undefined} */
let failure;
/** @param {Error} error @returns {undefined} */
function noteFailure({ message }) {
  failure = message;
}

/** What {@link unpack} has unpacked. */
const unpacked = fileURLToPath(new URL('../.build/chromium', import.meta.url));

/** Unpacks the browser of the npm package, once for each version. @returns {Promise<string>} its path */
async function unpack() {
  const installed = new URL('../node_modules/@sparticuz/chromium/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(installed, 'utf8'));
  const folder = path.join(unpacked, version);
  if (!existsSync(folder)) {
    // Whatever ends this process meanwhile leaves no half a browser.
    const unfinished = path.join(unpacked, `${version}-${process.pid}`);
    mkdirSync(unfinished, { recursive: true });
    const { TMPDIR = tmpdir() } = process.env;
    process.env.TMPDIR = unfinished;
    try {
      const { default: shipped } = await import('@sparticuz/chromium');
      await shipped.executablePath();
      try {
        renameSync(unfinished, folder);
      } catch (error) {
        // Another process may have unpacked it meanwhile.
        if (!existsSync(folder)) throw error;
      }
    } finally {
      process.env.TMPDIR = TMPDIR;
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return path.join(folder, 'chromium');
}

/** Chromium from an npm package, for Linux. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = await unpack().catch(noteFailure);
  return file && starts(file) ? file : undefined;
}

/**
 * The same for machines where nothing can be installed, with the shared libraries of the package. It uses them only if it
 * detects AWS Lambda when it is imported.
 */
async function fromPackageWithLibraries() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const again = `${import.meta.resolve('@sparticuz/chromium')}?with-libraries`;
  const file = await import(again)
    .then(({ default: shipped }) => shipped.executablePath())
    .catch(noteFailure);
  return file && starts(file) ? file : undefined;
}

/**
 * Path of a working Chromium: `CHROMIUM_PATH`, else Playwright's own, else the system's, else the one from npm. Throws
 * with instructions when there is none.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const file =
    fromEnvironment() ?? (await fromPlaywright()) ?? fromSystem() ?? (await fromPackageWithLibraries());
  if (file) return file;
  throw new Error(
    'No Chromium found. Set CHROMIUM_PATH, or install one: `apt-get install chromium`, or `npx playwright install chromium`.' +
      (failure ? `\nThe one from npm could not be unpacked: ${failure}` : ''),
  );
}

/**
 * As {@link findChromium}, but prefers the one from npm to the system's: it has no user interface, which takes a third of a
 * journey's CPU time, and is the same version everywhere.
 * @returns {Promise<string>}
 */
async function findTestChromium() {
  return fromEnvironment() ?? (await fromPlaywright()) ?? (await fromPackage()) ?? findChromium();
}

/**
 * How Playwright starts {@link findTestChromium} for stories and journeys: with the least CPU time for the same pages.
 * @returns {Promise<import('playwright').LaunchOptions>}
 */
export const testBrowser = async () => ({
  executablePath: await findTestChromium(),
  // Without a GPU a process of its own only copies what it is sent.
  args: [...CHROMIUM_FLAGS, '--in-process-gpu'],
  // Playwright would have the browser share memory by files in the temporary directory.
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(await findChromium());
