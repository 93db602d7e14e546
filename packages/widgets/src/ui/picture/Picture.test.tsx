import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ImageSource, ImageSourceProvider } from './image-url';
import { Picture } from './Picture';

const source: ImageSource = {
  placeholder: '/placeholder.png',
  imageUrl: ({ src, width, format }) => `${src}?w=${width}&f=${format}`,
};

const show = (images: ImageSource) =>
  render(
    <ImageSourceProvider value={images}>
      <Picture src="/sofa.jpg" alt="Sofa" width={400} height={400} sizes="50vw" />
    </ImageSourceProvider>,
  );

it('offers a picture in the widths below its own', () => {
  show(source);
  const image = screen.getByRole('img', { name: 'Sofa' });
  expect(image).toHaveAttribute('src', '/sofa.jpg');
  expect(image).toHaveAttribute('srcset', '/sofa.jpg?w=320&f=webp 320w, /sofa.jpg?w=400&f=webp 400w');
});

it('fetches everything from the shop on pages of another origin', () => {
  const { container } = show({ ...source, fileUrl: (src) => `https://shop.example${src}` });
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://shop.example/sofa.jpg');
  for (const element of container.querySelectorAll('[srcset]')) {
    expect(element.getAttribute('srcset')).toMatch(
      /^(https:\/\/shop\.example\/sofa\.jpg\?\S+ \d+w(, )?){2}$/,
    );
  }
});
