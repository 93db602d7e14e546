import { createClient } from '@diwan/sdk';
import { createFakeClient } from '@diwan/sdk/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nOf } from '../../testing/i18n-of';
import { createStores, memoryStorage } from '../stores';
import { Picture } from '../ui/Picture';
import { WidgetsProvider, type WidgetsProviderProps } from './WidgetsProvider';

function renderPicture(
  src: string,
  props: Pick<WidgetsProviderProps, 'fileUrl' | 'shopUrl' | 'placeholder'> = {},
) {
  render(
    <WidgetsProvider
      client={createFakeClient()}
      stores={createStores({ client: createFakeClient(), storage: memoryStorage() })}
      i18n={i18nOf.en}
      {...props}
    >
      <Picture src={src} alt="Sofa" width={100} height={100} sizes="100px" />
    </WidgetsProvider>,
  );
  return screen.getByRole('img', { name: 'Sofa' });
}

describe('image URLs from the API', () => {
  it.each([
    'javascript:alert(1)',
    ' java\tscript:x',
    'data:text/html,x',
    '//other.example/a.png',
    'mailto:a@b.example',
  ])('are replaced by the placeholder: %j', (src) => {
    expect(renderPicture(src, { placeholder: '/none.png' })).toHaveAttribute('src', '/none.png');
  });

  it.each(['/files/a.png', 'https://cdn.example/a.png', 'data:image/png;base64,AA', 'blob:x'])(
    'are accepted: %j',
    (src) => {
      expect(renderPicture(src)).toHaveAttribute('src', src);
    },
  );

  it('are completed for pages of another origin after validation', () => {
    const fileUrl = (src: string) => `https://cdn.example${src}`;
    expect(renderPicture('/files/a.png', { fileUrl })).toHaveAttribute(
      'src',
      'https://cdn.example/files/a.png',
    );
  });

  it.each([
    ['/files/a.png', 'https://shop.example/files/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['javascript:alert(1)', 'https://shop.example/images/placeholder.png'],
  ])('are relative to the shop: %j', (src, url) => {
    expect(renderPicture(src, { shopUrl: 'https://shop.example/' })).toHaveAttribute('src', url);
  });
});

describe('a page without direction, style sheet and address of the shop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each([
    ['development', 3],
    ['production', 0],
  ])('is warned of in %s: %i', (mode, times) => {
    vi.stubEnv('NODE_ENV', mode);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = createClient({ baseUrl: 'https://shop.example/api' });
    const stores = createStores({ client, storage: memoryStorage() });
    render(
      <WidgetsProvider client={client} stores={stores} i18n={i18nOf.ar}>
        <p>كنبة</p>
      </WidgetsProvider>,
    );
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(times);
  });
});
