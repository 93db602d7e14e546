/* Writes a page rendered on a server; its arguments are the shop's URL, the template and the file to write. */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { createApp, loadData, loadParts } from './app.mjs';

const [, , shopUrl, template, file] = process.argv;
const data = await loadData(shopUrl);
await loadParts(data);
const markup = renderToString(await createApp(data));
const state = JSON.stringify(data).replaceAll('<', '\\u003c');
writeFileSync(
  file,
  readFileSync(template, 'utf8')
    .replace('MARKUP', () => markup)
    .replace('"STATE"', () => state),
);
