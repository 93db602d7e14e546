import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as onReact from './testing/specimens';

let onPreact: typeof onReact;

beforeAll(async () => {
  const bundler = path.join(import.meta.dirname, 'testing/bundle-specimens.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [bundler], { maxBuffer: 10_000_000 });
  onPreact = new Function(`${stdout}; return specimens;`)();
}, 60_000);

let containers = { react: document.body, preact: document.body };

async function mountBoth() {
  containers = { react: document.createElement('main'), preact: document.createElement('main') };
  document.body.replaceChildren(containers.react, containers.preact);
  const roots = await act(async () => [onReact.mount(containers.react), onPreact.mount(containers.preact)]);
  return () =>
    act(async () => {
      for (const mounted of roots) mounted.unmount();
    });
}

let unmount = async () => {};
afterEach(async () => {
  await unmount();
  cleanup();
});

type Described = string | { tag: string; attributes: object; state: object; children: Described[] };

const attributeReaders: Record<string, (value: string) => string> = {
  style: (value) => value.replace(/\s/g, ''),
  // A development build puts the name of the style before its hash.
  class: (value) => value.replace(/\S+__|\b_/g, ''),
};

/** A tree to compare; an id made by `useId` becomes its place in the order of appearance. */
function describeTree(element: Element, ids: string[] = []): Described {
  const withoutIds = (text: string) =>
    text.replace(/_r_\w+_|P\d+-\d+/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `#${ids.indexOf(id)}`;
    });
  const attributes = [...element.attributes]
    // A property in one, an attribute in the other: compared as state.
    .filter(({ name }) => name !== 'value' && name !== 'checked')
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ name, value }) => [name, (attributeReaders[name] ?? withoutIds)(value)]);
  const { value, checked, disabled, tabIndex } = element as HTMLInputElement;
  return {
    tag: `${element.namespaceURI} ${element.localName}`,
    attributes: Object.fromEntries(attributes),
    state: { value, checked, disabled, tabIndex },
    children: [...element.childNodes].map((node) =>
      node instanceof Element ? describeTree(node, ids) : (node.textContent ?? ''),
    ),
  };
}

const stateOf = (container: HTMLElement) =>
  JSON.parse(within(container).getByRole('status', { name: 'State' }).textContent ?? '');

describe('widgets on Preact', () => {
  it('make the same elements as on React', async () => {
    unmount = await mountBoth();
    const described = describeTree(containers.preact);
    expect(JSON.stringify(described)).toContain('stroke-linecap');
    expect(described).toEqual(describeTree(containers.react));
  });

  it.each(['react', 'preact'] as const)('hear the same events (%s)', async (name) => {
    unmount = await mountBoth();
    const page = within(containers[name]);
    const perform = async (use: () => unknown) => act(async () => void use());
    await perform(() => fireEvent.input(page.getByLabelText(/Name/), { target: { value: 'Huda' } }));
    await perform(() => fireEvent.input(page.getByLabelText('Note'), { target: { value: 'By the door' } }));
    await perform(() => page.getByLabelText('Fragile').click());
    await perform(() => fireEvent.change(page.getByLabelText('City'), { target: { value: 'j' } }));
    await perform(() => page.getByLabelText(/Cash/).click());
    await perform(() => page.getByRole('button', { name: 'Add' }).click());
    await waitFor(() =>
      expect(stateOf(containers[name])).toMatchObject({
        name: 'Huda',
        note: 'By the door',
        isFragile: true,
        city: 'j',
        payment: 'cash',
        focused: 'button',
      }),
    );
    await perform(() => page.getByLabelText('Plan').focus());
    await waitFor(() => expect(stateOf(containers[name]).focused).toBe('file'));
    await perform(() => page.getByLabelText('Plan').blur());
    await waitFor(() => expect(stateOf(containers[name]).focused).toBe('nothing'));
    await perform(() => fireEvent.change(page.getByLabelText('Plan')));
    await waitFor(() => expect(stateOf(containers[name]).focused).toBe('chosen'));
  });
});

describe('signals on Preact', () => {
  const shown = () => within(containers.preact).getByRole('status', { name: 'Shelf' });

  it('render what has read them, and only while it reads them', async () => {
    const { shelves } = onPreact;
    unmount = await mountBoth();
    expect(shown()).toHaveTextContent('1');
    shelves.oak.value = 2;
    await waitFor(() => expect(shown()).toHaveTextContent('2'));
    shelves.shown.value = 'walnut';
    await waitFor(() => expect(shown()).toHaveTextContent('10'));

    const { renders } = shelves;
    shelves.oak.value = 3;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shelves.renders).toBe(renders);
    shelves.walnut.value = 11;
    await waitFor(() => expect(shown()).toHaveTextContent('11'));
    expect(shelves.renders).toBe(renders + 1);
  });

  it('are let go with the component', async () => {
    const { shelves } = onPreact;
    unmount = await mountBoth();
    await unmount();
    const { renders } = shelves;
    shelves.walnut.value += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shelves.renders).toBe(renders);
  });
});
