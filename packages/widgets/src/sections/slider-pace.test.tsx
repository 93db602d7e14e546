import { makeCategory, makeSection } from '@diwan/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing';
import { SectionList } from './SectionList';

const { slider } = vi.hoisted(() => ({ slider: vi.fn(() => null) }));
vi.mock('../ui/slider', () => ({ Slider: slider }));
beforeEach(() => void slider.mockClear());

it.each([
  ['categories_slider', { autoplay: 2000, layout: 'threeUp' }],
  ['advertisements_slider', { autoplay: 3000, speed: 800, effect: 'fade' }],
  ['items_slider', { autoplay: 10_000 }],
  ['projects_slider', { autoplay: 10_000 }],
] as const)('%s moves at the pace of spec §9', (type, pace) => {
  renderInShop(<SectionList sections={[makeSection(type)]} />, { categories: [makeCategory()] });
  expect(slider).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(pace), undefined);
});
