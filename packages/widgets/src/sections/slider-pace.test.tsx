import { makeCategory, makeSection } from '@diwan/sdk/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const slider = vi.fn(() => null);
// Test files of a project share modules, so these are reloaded with the mocked slider, and dropped afterwards.
vi.resetModules();
vi.doMock('../foundation/ui/Slider', () => ({ Slider: slider }));
const { renderInShop } = await import('../testing');
const { default: SectionList } = await (await import('./load-section-list')).loadSectionList();
afterAll(() => {
  vi.doUnmock('../foundation/ui/Slider');
  vi.resetModules();
});
beforeEach(() => void slider.mockClear());

it.each([
  ['categories_slider', { autoplay: 2000, layout: 'threeUp' }],
  ['advertisements_slider', { autoplay: 3000, speed: 800, effect: 'fade' }],
  ['items_slider', { autoplay: 10_000 }],
  ['projects_slider', { autoplay: 10_000 }],
] as const)('%s uses the timing of spec §9', (type, pace) => {
  renderInShop(<SectionList sections={[makeSection(type)]} />, { categories: [makeCategory()] });
  expect(slider).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(pace), undefined);
});
