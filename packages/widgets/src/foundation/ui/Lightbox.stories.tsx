import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sampleImages, useWords } from '../../testing';
import { useI18n } from '../i18n';
import { Button } from './Button';
import { expandIcon } from './icons';
import { Lightbox } from './Lightbox';

export default { title: 'ui/Lightbox', component: Lightbox } satisfies Meta;

function Example() {
  const { t, locale } = useI18n();
  const name = useWords({ en: 'Nafud sofa', ar: 'كنبة نفود' });
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <Button variant="outline" iconStart={expandIcon} onClick={() => setOpen(true)}>
        {t('common:gallery.open')}
      </Button>
      <Lightbox
        open={open}
        onClose={() => setOpen(false)}
        images={sampleImages.map((image) => ({ ...image, alt: `${name} (${image.id})` }))}
        index={index}
        onIndexChange={setIndex}
        labels={{
          title: name,
          close: t('common:gallery.close'),
          previous: t('common:gallery.prev'),
          next: t('common:gallery.next'),
          zoomIn: t('common:gallery.zoom_in'),
          zoomOut: t('common:gallery.zoom_out'),
          zoomed: (value) => t('common:gallery.zoomed', { value }),
          thumbnails: t('common:gallery.thumbnails'),
          position: (current, total) =>
            t('common:gallery.image_of', {
              current: formatNumber(current, locale),
              total: formatNumber(total, locale),
            }),
        }}
      />
    </>
  );
}

/** The arrow key of the reading direction moves forward; the last image wraps around to the first. */
export const Open: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog');
    const onwards = globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(onwards);
    await within(dialog).findByRole('img', { name: /chair/ });
    await userEvent.keyboard(onwards.repeat(2));
    await within(dialog).findByRole('img', { name: /sofa/ });
    await userEvent.keyboard('+');
    await expect(dialog.querySelector('[data-zoomed]')).not.toBeNull();
  },
};
