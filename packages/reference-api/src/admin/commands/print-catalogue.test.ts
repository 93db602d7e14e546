import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../app/read-config';
import type { Database } from '../../db/database';
import { printCatalogue } from './print-catalogue';

it('generates nothing if the maker has a PDF of their own, and says where it is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-own-'));
  const own = path.join(folder, 'catalog.pdf');
  writeFileSync(own, '%PDF-');
  const lines: string[] = [];
  const isDone = await printCatalogue({
    // Not asked: the PDF doesn't depend on the content.
    db: {} as Database,
    config: { ...readConfig({ MEDIA_DIR: folder }), dataDir: path.join(folder, 'data') },
    output: { out: (line) => lines.push(line), error: (line) => lines.push(line) },
    typesetter: undefined,
  });
  expect([isDone, lines]).toEqual([
    true,
    [`The catalogue is your own, ${own}: remove it to have one generated.`],
  ]);
  rmSync(folder, { recursive: true });
});

it('names the package to install where nothing typesets', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-none-'));
  const lines: string[] = [];
  const isDone = await printCatalogue({
    db: {} as Database,
    config: { ...readConfig({ MEDIA_DIR: folder }), dataDir: path.join(folder, 'data') },
    output: { out: (line) => lines.push(`out ${line}`), error: (line) => lines.push(line) },
    typesetter: undefined,
  });
  expect(isDone).toBe(false);
  expect(lines).toEqual([
    `No catalogue was generated. Run npm install @diwan/catalogue-pdf, which makes one of the products, or save your own as ${path.join(folder, 'catalog.pdf')}.`,
  ]);
  rmSync(folder, { recursive: true });
});
