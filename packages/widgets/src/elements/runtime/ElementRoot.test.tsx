import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { promoStoreOf } from '../../features/basket/promo/promo-store';
import { loadNamespaces, useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { useSignalValue } from '../../foundation/signals/use-signal-value';
import { defineElement } from '../define-element';
import { createEmbedSession } from '../session/embed-session';
import { createElementTexts } from './element-texts';
import { registerElement } from './register-element';

/** Like the checkout, it keeps the stores it began with in a model. */
function Probe() {
  const { t } = useI18n();
  const { stores } = useDiwan();
  const [model] = useState(() => ({ keep: () => promoStoreOf(stores).keep('SAVE10') }));
  const { status } = useSignalValue(promoStoreOf(stores).state);
  return (
    <button type="button" onClick={model.keep}>
      {t('common:close')}: {status}
    </button>
  );
}

const probe = defineElement({
  tag: 'diwan-stores-probe',
  attributes: {},
  Widget: Probe,
  reservedBlockSize: '10px',
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
});

it('a change of language leaves the stores that a model has', async () => {
  registerElement(
    probe,
    createElementTexts(async (locale) => (await loadNamespaces(locale, ['common', 'errors']))[locale] ?? {}),
    createEmbedSession(),
  );
  await act(async () => document.body.append(document.createElement('diwan-stores-probe')));
  const button = () => document.querySelector('diwan-stores-probe')?.shadowRoot?.querySelector('button');
  await waitFor(() => expect(button()).toHaveTextContent('Close: none'));
  await act(async () => document.documentElement.setAttribute('lang', 'ar'));
  await waitFor(() => expect(button()).toHaveTextContent('إغلاق: none'));
  await act(async () => userEvent.click(button() as Element));
  expect(button()).toHaveTextContent('إغلاق: stored');
});
