import { expect, it } from 'vitest';
import type { HeadContext, Page } from '../navigation/page/define-page';
import { definePage } from './define-own-page';
import { defineSection } from './define-section';

const Nothing = () => null;
const title = { en: 'Care', ar: 'العناية' };

// JavaScript may call them like this; types would refuse these calls.
const page = definePage as (definition: unknown) => unknown;
const section = defineSection as (definition: unknown) => unknown;

it.each([
  [{ component: Nothing }, '"title" is missing.'],
  [
    { title: 'Care', component: Nothing },
    `"title" must be { en: '…', ar: '…' }, or a function that returns it.`,
  ],
  [
    { title: { en: 'Care' }, component: Nothing },
    `"title" must be { en: '…', ar: '…' }, or a function that returns it.`,
  ],
  [
    { title, descripton: title, component: Nothing },
    /^"descripton" is unknown; there are title, description, /,
  ],
  [{ title, load: {}, component: Nothing }, '"load" must be a function.'],
  [{ title, layout: 'wide', component: Nothing }, `"layout" must be 'full', 'minimal' or 'bare'.`],
  [{ title, component: <Nothing /> }, '"component" must be a React component.'],
  [undefined, 'A definition must be an object with title, description, layout, namespaces, load, component.'],
])('refuses a page that isn’t one: %#', (definition, message) => {
  expect(() => page(definition)).toThrow(message);
});

it.each([
  [{ component: Nothing }, '"fields" is missing.'],
  [{ fields: { days: 'text' }, component: Nothing }, '"fields.days" must be a schema, such as v.string().'],
  [{ fields: {} }, '"component" is missing.'],
])('refuses a section that isn’t one: %#', (definition, message) => {
  expect(() => section(definition)).toThrow(message);
});

const headOf = (definition: OwnDefinition, data: unknown) =>
  (definePage<unknown>(definition) as Page).head(data, {
    locale: 'ar',
    path: '/cities/riyadh',
  } as HeadContext);
type OwnDefinition = Parameters<typeof definePage<unknown>>[0];

it('takes a title of the data', () => {
  const definition = { title: (data: unknown) => ({ en: 'City', ar: String(data) }), component: Nothing };
  expect(headOf(definition, 'الرياض')).toMatchObject({ name: 'الرياض', path: '/cities/riyadh' });
});

it('names the page whose function returns no title', () => {
  const definition = { title: () => undefined, component: Nothing } as unknown as OwnDefinition;
  expect(() => headOf(definition, null)).toThrow(
    `The function "title" of the page /cities/riyadh returned undefined; it must be { en: '…', ar: '…' }.`,
  );
});
