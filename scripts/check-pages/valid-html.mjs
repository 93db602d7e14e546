import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';

/** @typedef {{ address: string, html: string }} Document */

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The route of an address: its pages have the same template. @param {string} address */
const templateOf = (address) => {
  const { pathname, searchParams } = new URL(address);
  const shape = pathname.replace(/\d+$/, '1').replace(/^\/(product)\/.*/, '/$1/x');
  return `${shape} ${searchParams.get('lang') ?? ''}`;
};

/**
 * Problems that html-validate finds in one document of each template and language.
 * @param {readonly Document[]} documents
 */
export async function ruleProblems(documents) {
  const samples = new Map(documents.map((document) => [templateOf(document.address), document]));
  /** @type {string[]} */
  const problems = [];
  for (const { address, html } of samples.values()) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        problems.push(`${address} isn't valid (${ruleId}): ${message}, at ${selector}`);
  }
  return [...new Set(problems)];
}

/** Why the Nu validator can't run, in one line; undefined if it can. */
export function javaMissing() {
  const { status } = spawnSync('java', ['-version'], { stdio: 'ignore' });
  return status === 0
    ? undefined
    : 'The Nu validator needs Java, which is not installed: its check is left out.';
}

/**
 * Errors that the Nu validator finds in documents.
 * @param {readonly Document[]} documents
 */
export async function nuProblems(documents) {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-pages-'));
  try {
    const files = documents.map(({ address, html }, index) => ({ address, html, file: `${index}.html` }));
    for (const { file, html } of files) await writeFile(path.join(folder, file), html);
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    // Deeply nested documents need more than the default stack.
    const options = ['--stdout', '--exit-zero-always', '--errors-only', '--format', 'json'];
    const child = spawn('java', ['-Xss4m', '-jar', jar, ...options, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const text of child.stdout.setEncoding('utf8')) output += text;
    /** @type {{ messages: { url: string, message: string, extract?: string }[] }} */
    const { messages } = JSON.parse(output);
    return messages.map(({ url, message, extract = '' }) => {
      const { address } = files.find(({ file }) => url.endsWith(`/${file}`)) ?? {};
      return `${address} isn't valid: ${message} ${extract.replaceAll(/\s+/g, ' ')}`;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
