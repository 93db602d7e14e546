import { createFakeClient } from '@diwan/sdk/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStores, memoryStorage } from '../stores';
import { i18nOf } from '../testing/i18n-of';
import { Picture } from '../ui/picture';
import { DiwanProvider } from './DiwanProvider';

function renderPicture(src: string, fileUrl?: (address: string) => string) {
  render(
    <DiwanProvider
      client={createFakeClient()}
      stores={createStores({ client: createFakeClient(), storage: memoryStorage() })}
      i18n={i18nOf.en}
      placeholder="/none.png"
      {...(fileUrl && { fileUrl })}
    >
      <Picture src={src} alt="Sofa" width={100} height={100} sizes="100px" />
    </DiwanProvider>,
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
    expect(renderPicture(src)).toHaveAttribute('src', '/none.png');
  });

  it.each(['/files/a.png', 'https://cdn.example/a.png', 'data:image/png;base64,AA', 'blob:x'])(
    'are accepted: %j',
    (src) => {
      expect(renderPicture(src)).toHaveAttribute('src', src);
    },
  );

  it('are completed for pages of another origin after validation', () => {
    const fileUrl = (src: string) => `https://shop.example${src}`;
    expect(renderPicture('/files/a.png', fileUrl)).toHaveAttribute('src', 'https://shop.example/files/a.png');
  });
});
