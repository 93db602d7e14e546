import './embed.css';
import { directionOf } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { useI18n } from '../i18n';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { EMBED_ROOT_CLASS } from './embed-root';
import { text } from './text.css';

export default { title: 'theme/Embed' } satisfies Meta;

/** The style sheet embeds adopt, here copied from the page. */
function ourStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const rules = [...document.styleSheets]
    .flatMap((own) => [...own.cssRules])
    .filter((rule) => /diwan|:where/.test(rule.cssText));
  sheet.replaceSync(rules.map((rule) => rule.cssText).join('\n'));
  return sheet;
}

/** The tokens of this document, which a partner's page doesn't have. */
const tokens = () =>
  new Set(
    [...document.styleSheets].flatMap((own) =>
      [...own.cssRules].flatMap(({ cssText }) => cssText.match(/--diwan-[\w-]+(?=:)/g) ?? []),
    ),
  );

function Embedded() {
  const { t, locale } = useI18n();
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [ourStyleSheet()];
    for (const token of tokens()) host.current.style.setProperty(token, 'initial');
    setRoot(shadow);
  }, []);
  return (
    <div ref={host} lang={locale} data-embed="">
      {root &&
        createPortal(
          <div className={EMBED_ROOT_CLASS} lang={locale} dir={directionOf(locale)}>
            <h2 className={text.h2}>{t('common:lead.title')}</h2>
            <TextField label={t('common:form.name')} value="" onChange={() => {}} />
            <ul>
              <li>{t('common:optional')}</li>
            </ul>
            <Button>{t('common:send')}</Button>
          </div>,
          root,
        )}
    </div>
  );
}

const measured = [
  'fontSize',
  'fontFamily',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textTransform',
  'textIndent',
  'textAlign',
  'color',
  'cursor',
  'visibility',
  'direction',
  'boxSizing',
  'marginBlockStart',
  'paddingInlineStart',
  'blockSize',
] as const;

const looks = (root: ShadowRoot) =>
  [...root.querySelectorAll(`.${EMBED_ROOT_CLASS}, .${EMBED_ROOT_CLASS} *`)].map((element) => {
    const style = getComputedStyle(element);
    return [element.localName, ...measured.map((property) => `${property}: ${style[property]}`)];
  });

const hostilePage = `
  html { font-size: 62.5% !important; }
  * { all: revert; color: red; font: italic 30px/3 cursive; letter-spacing: 9px; word-spacing: 20px; text-transform: uppercase;
      text-indent: 40px; text-align: center; cursor: wait; visibility: hidden; box-sizing: content-box; }
  button, input, h2, li, div { font-size: 50px !important; padding: 40px !important; color: lime !important; }
`;

/** The partner page's styles don't apply inside, and its root font size has no effect. */
export const OnAHostilePage: StoryObj = {
  render: () => <Embedded />,
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const found = canvasElement.querySelector('[data-embed]')?.shadowRoot;
      if (!found?.querySelector('button')) throw new Error('not rendered yet');
      return found;
    });
    const before = looks(root);
    await expect(before[0]).toContain(
      `fontSize: ${document.documentElement.lang === 'ar' ? '16.5008px' : '16px'}`,
    );
    const style = document.createElement('style');
    style.textContent = hostilePage;
    document.head.append(style);
    try {
      await expect(getComputedStyle(canvasElement).color).toBe('rgb(0, 255, 0)');
      await expect(looks(root)).toEqual(before);
    } finally {
      style.remove();
    }
  },
};
