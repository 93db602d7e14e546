import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { laterPart } from './later-part';

const Sentence = ({ text }: { text: string }) => <p>{text}</p>;

it('suspends until its code has loaded', async () => {
  const { Part } = laterPart(async () => Sentence);
  render(
    <Suspense fallback="…">
      <Part text="Here" />
    </Suspense>,
  );
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

it('renders immediately once preloaded, which loads the code only once', async () => {
  const load = vi.fn(async () => Sentence);
  const { Part, load: loadAhead } = laterPart(load);
  await loadAhead();
  await act(async () => loadAhead());
  render(<Part text="Here" />);
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
