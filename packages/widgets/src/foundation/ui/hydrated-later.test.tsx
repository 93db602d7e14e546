import { act } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydratedLater } from './hydrated-later';

interface Props {
  name: string;
}

const Form = ({ name }: Props) => <input aria-label={name} />;

/** Loaded from the start, as on the server. */
const Sent = (props: Props) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);

it('keeps the server’s markup and typed text while the surrounding page re-renders', async () => {
  let arrive = (_: { default: typeof Form }) => {};
  const Later = hydratedLater<Props>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  let change = (_: string) => {};
  const Page = ({ Part }: { Part: ComponentType<Props> | typeof Later }) => {
    const [title, setTitle] = useState('Before');
    change = setTitle;
    return (
      <>
        <h1>{title}</h1>
        <Part name="Phone" />
      </>
    );
  };

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page Part={Sent} />);
  const field = container.querySelector('input');
  if (!field) throw new Error('No field in the server’s markup');
  field.value = 'typed early';

  await act(async () => void hydrateRoot(container, <Page Part={Later} />));
  await act(async () => change('After'));
  expect(container.querySelector('h1')?.textContent).toBe('After');
  expect(container.querySelector('input')).toBe(field);
  expect(field.style.display).toBe('');

  await act(async () => arrive({ default: Form }));
  expect(container.querySelector('input')).toBe(field);
  expect(field.value).toBe('typed early');
});
