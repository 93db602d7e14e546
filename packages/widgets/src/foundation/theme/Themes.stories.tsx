import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useI18n } from '../i18n';
import { Badge, CountBadge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { bagIcon, checkIcon } from '../ui/icons';
import { TextField } from '../ui/TextField';
import { band, container } from './patterns.css';
import { text } from './text.css';
import type { Theme } from './theme-definition';
import { theme as athel } from './themes/athel';
import { theme as sidr } from './themes/sidr';

export default { title: 'theme/Themes' } satisfies Meta;
type Story = StoryObj;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' } as const;

function Specimen() {
  const { t, locale } = useI18n();
  return (
    <section className={band}>
      <div className={container} style={{ display: 'grid', gap: '24px' }}>
        <h2 className={text.h2}>{t('common:lead.title')}</h2>
        <div style={row}>
          <Button>{t('common:send')}</Button>
          <Button variant="outline">{t('common:search')}</Button>
          <Button variant="link">{t('common:close')}</Button>
          <Button disabled>{t('common:remove')}</Button>
          <IconButton icon={checkIcon} variant="active" label={t('product:remove_from_cart')} />
          <IconButton icon={bagIcon} variant="raised" label={t('product:add_to_cart')}>
            <CountBadge>{formatNumber(3, locale)}</CountBadge>
          </IconButton>
        </div>
        <div style={row}>
          <Badge tone="reduction">{t('product:badges.off', { value: formatNumber(15, locale) })}</Badge>
          <Badge tone="origin">{t('product:badges.saudi_made')}</Badge>
          <Badge>{t('product:badges.featured')}</Badge>
        </div>
        <TextField
          label={t('common:form.name')}
          value=""
          error={t('errors:all_fields_required')}
          onChange={() => {}}
        />
      </div>
    </section>
  );
}

/** Converts `#2b1f1a` to `rgb(43, 31, 26)`, as browsers serialise it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const inTheme = (name: string, theme: Theme): Story => ({
  globals: { theme: name },
  render: () => <Specimen />,
  play: async ({ canvasElement }) => {
    const [send] = within(canvasElement).getAllByRole('button');
    if (!send) throw new Error('First button not found');
    const button = getComputedStyle(send);
    await expect(button.backgroundColor).toBe(rgb(theme.color.action.ground));
    await expect(button.color).toBe(rgb(theme.color.action.text));
    await expect(button.borderStartStartRadius).toBe(theme.radius.small);
    await expect(getComputedStyle(document.body).backgroundColor).toBe(rgb(theme.color.surface.page));
    const heading = within(canvasElement).getByRole('heading');
    const { lang } = document.documentElement;
    const { font } = theme.typography[lang === 'ar' ? 'ar' : 'en'];
    await expect(getComputedStyle(heading).fontFamily).toBe(font.display);
  },
});

/** The demo brand. */
export const Athel: Story = inTheme('athel', athel);

/** A second brand: only the theme's values differ. */
export const Sidr: Story = inTheme('sidr', sidr);
