import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ImageSource, ImageSourceProvider } from './image-source';
import { Picture } from './Picture';
import * as styles from './Picture.css';
import { type ImageFormat, sourceSet } from './source-set';

const source: ImageSource = {
  imageUrl: ({ src, width, format }) => `${src}?w=${width}&f=${format}`,
  placeholder: '/none.png',
};
const inSource = (children: ReactNode) => (
  <ImageSourceProvider value={source}>{children}</ImageSourceProvider>
);
const sofa = { src: '/sofa.webp', alt: 'Sofa', width: 1000, height: 1250, sizes: '46vw' };

describe('sourceSet', () => {
  const widths = (width: number, format: ImageFormat = 'avif') =>
    sourceSet({ src: '/a.webp', width, format }, ({ width: offered }) => `${offered}`);

  it('offers the standard widths well below the file’s own, and none for a file that is not resized', () => {
    expect(widths(1000)).toBe('320 320w, 480 480w, 640 640w, 1000 1000w');
    expect(widths(640)).toBe('320 320w, 480 480w, 640 640w');
    expect(widths(200)).toBe('200 200w');
    expect(sourceSet({ src: '/a.webp', width: 640, format: 'avif' }, ({ src }) => src)).toBeUndefined();
    expect(widths(4000)).toBe('320 320w, 480 480w, 640 640w, 960 960w, 1440 1440w, 1920 1920w');
  });

  it('offers fewer widths in WebP, which few browsers request', () => {
    expect(widths(1200, 'webp')).toBe('480 480w, 960 960w, 1200 1200w');
    expect(widths(4000, 'webp')).toBe('480 480w, 960 960w, 1920 1920w');
  });

  it.each(['/logo.svg', '/logo.SVG?v=2', 'data:image/png;base64,AA', 'blob:x'])('never resizes %s', (src) => {
    expect(sourceSet({ src, width: 1000, format: 'webp' }, source.imageUrl)).toBeUndefined();
  });
});

describe('Picture', () => {
  it('shows the placeholder for an unsafe URL', () => {
    const refusing: ImageSource = { ...source, fileUrl: (src) => (src === '/bad.webp' ? undefined : src) };
    const upright = { media: '(max-width:767px)', src: '/bad.webp', width: 900 };
    const { container, rerender } = render(
      <ImageSourceProvider value={refusing}>
        <Picture {...sofa} src="/bad.webp" />
      </ImageSourceProvider>,
    );
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute('src', '/none.png');
    rerender(
      <ImageSourceProvider value={refusing}>
        <Picture {...sofa} alternative={upright} />
      </ImageSourceProvider>,
    );
    expect(container.innerHTML).toContain('/sofa.webp');
    expect(container.innerHTML).not.toContain('/bad.webp');
  });

  it('offers AVIF before WebP and reserves the space', () => {
    const { container } = render(inSource(<Picture {...sofa} />));
    expect(container.querySelector('source')).toHaveAttribute('type', 'image/avif');
    const image = screen.getByRole('img', { name: 'Sofa' });
    expect(image.getAttribute('srcset')).toContain('/sofa.webp?w=480&f=webp 480w');
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '1250');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads the main image first', () => {
    const markup = renderToString(inSource(<Picture {...sofa} priority />));
    expect(markup).toMatch(/fetchpriority="high"/i);
    expect(markup).toContain('loading="eager"');
  });

  it('shows another file on some screens', () => {
    const { container } = render(
      inSource(
        <Picture {...sofa} alternative={{ media: '(max-width: 767px)', src: '/tall.webp', width: 400 }} />,
      ),
    );
    const [avif, webp] = container.querySelectorAll('source[media]');
    expect(avif).toHaveAttribute('type', 'image/avif');
    expect(avif).toHaveAttribute('srcset', '/tall.webp?w=320&f=avif 320w, /tall.webp?w=400&f=avif 400w');
    expect(webp).toHaveAttribute('srcset', '/tall.webp?w=400&f=webp 400w');
  });

  it('replaces a failed image once', () => {
    render(inSource(<Picture {...sofa} />));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute('src', '/none.png');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/none.png');
  });

  it('hides an image if its placeholder fails too, and reloads it when the connection returns', () => {
    render(inSource(<Picture {...sofa} />));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).not.toHaveClass(styles.unseen);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveClass(styles.unseen);
    fireEvent.online(window);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/sofa.webp');
    expect(screen.getByRole('img')).not.toHaveClass(styles.unseen);
  });

  it('tries again with another file', () => {
    const { rerender } = render(inSource(<Picture {...sofa} />));
    fireEvent.error(screen.getByRole('img'));
    rerender(inSource(<Picture {...sofa} src="/chair.webp" />));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/chair.webp');
  });

  it('shows the placeholder for a missing image', () => {
    const { unmount } = render(<Picture alt="Sofa" width={4} height={5} sizes="1px" />);
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute('src', '/images/placeholder.png');
    unmount();
    render(inSource(<Picture alt="Sofa" width={4} height={5} sizes="1px" />));
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute('src', '/none.png');
  });

  it('loads everything from the shop on pages of another origin', () => {
    const elsewhere = { ...source, fileUrl: (src: string) => `https://shop.example${src}` };
    const { container } = render(
      <ImageSourceProvider value={elsewhere}>
        <Picture
          {...sofa}
          width={400}
          alternative={{ media: '(max-width: 767px)', src: '/tall.webp', width: 400 }}
        />
      </ImageSourceProvider>,
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://shop.example/sofa.webp');
    for (const element of container.querySelectorAll('[srcset]')) {
      expect(element.getAttribute('srcset')).toMatch(
        /^(https:\/\/shop\.example\/(sofa|tall)\.webp\?\S+ \d+w(, )?){1,2}$/,
      );
    }
  });

  it('offers no other formats without resizing', () => {
    const { container } = render(<Picture {...sofa} />);
    expect(container.querySelectorAll('source')).toHaveLength(0);
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  });
});
