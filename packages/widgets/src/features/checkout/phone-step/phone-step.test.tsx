import { makeApiError, makeCountry } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { announced } from '../../../testing/announced';
import {
  button,
  failing,
  field,
  fill,
  press,
  renderCheckout,
  requestCode,
  select,
} from '../testing/visitor-at-checkout';

it.each(['501234567', '0501234567', '٠٥٠١٢٣٤٥٦٧', '+966 50 123 4567', '00966501234567'])(
  'sends a code for %s',
  async (typed) => {
    const { request } = renderCheckout();
    await requestCode(typed, (number) => userEvent.type(number, typed));
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toHaveTextContent(
      '+966 50 123 4567',
    );
    expect(request).toHaveBeenCalledExactlyOnceWith({ countryCode: '966', phone: '501234567' });
  },
);

const withBahrain = {
  countries: [
    makeCountry(),
    makeCountry({
      id: 2,
      country_code: '973',
      iso: 'BH',
      name_en: 'Bahrain',
      allowed_phone_length: 8,
      governorates: [],
    }),
  ],
};

it('requests a code only for a complete number of the country', async () => {
  renderCheckout({ shop: withBahrain });
  // The first country of the map.
  await waitFor(async () => expect(await select('Country')).toHaveDisplayValue(/Saudi Arabia/));
  await userEvent.type(await field('Phone number'), '36123456');
  await waitFor(async () => expect(await button('Send code')).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.selectOptions(await select('Country'), screen.getByRole('option', { name: /Bahrain/ }));
  expect(await button('Send code')).not.toHaveAttribute('aria-disabled');
  expect(await field('Phone number')).toHaveAccessibleDescription('8 digits, without +973');
});

it.each(['+97336123456', '00973 3612 3456', '٩٧٣٣٦١٢٣٤٥٦'])(
  'offers the country that %s belongs to',
  async (typed) => {
    const { request } = renderCheckout({ shop: withBahrain });
    await waitFor(async () => expect(await select('Country')).toHaveDisplayValue(/Saudi Arabia/));
    await userEvent.type(await field('Phone number'), typed);
    expect(await field('Phone number')).toHaveAccessibleDescription(/This number belongs to Bahrain/);
    await press('Choose Bahrain');
    expect(await select('Country')).toHaveDisplayValue(/Bahrain/);
    expect(await field('Phone number')).toHaveFocus();
    expect(await field('Phone number')).toBeValid();
    await press('Send code');
    expect(request).toHaveBeenCalledExactlyOnceWith({ countryCode: '973', phone: '36123456' });
  },
);

it('says that a number is of a country the shop has no list entry for', async () => {
  renderCheckout({ shop: withBahrain });
  await waitFor(async () => expect(await select('Country')).toHaveDisplayValue(/Saudi Arabia/));
  await userEvent.type(await field('Phone number'), '+971501234567');
  await userEvent.tab();
  expect(await field('Phone number')).toHaveAccessibleDescription(/countries in the list/);
});

it.each(['123', 'abc'])('rejects %s as a phone number on blur', async (typed) => {
  renderCheckout();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  const number = await field('Phone number');
  await userEvent.type(number, typed);
  expect(number).toBeValid();
  await userEvent.tab();
  expect(number).toHaveAccessibleDescription(/Phone number must be 9 digits$/);
  expect(announced('assertive')).toEqual(['Phone number must be 9 digits']);
  expect(await button('Send code')).toHaveFocus();
  await userEvent.clear(number);
  await userEvent.type(number, '501234567');
  expect(number).toBeValid();
});

it.each([
  ['', 'Phone number is required'],
  ['12', 'Phone number must be 9 digits'],
  ['123456789', 'This is not a mobile number in Saudi Arabia'],
])('explains the problem on Enter after «%s» and sends nothing', async (typed, text) => {
  const { request } = renderCheckout();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  await userEvent.type(await field('Phone number'), `${typed}{Enter}`);
  expect(announced('assertive')).toEqual([text]);
  expect(await field('Phone number')).toHaveAccessibleDescription(new RegExp(`${text}$`));
  expect(request).not.toHaveBeenCalled();
  await fill(await field('Phone number'), '501234567');
  expect(await field('Phone number')).toBeValid();
  await press('Send code');
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
});

it('explains the problem again each time the code is requested, at the field', async () => {
  const { request } = renderCheckout();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  const number = await field('Phone number');
  for (const times of [1, 2]) {
    await press('Send code');
    expect(number).toHaveFocus();
    expect(announced('assertive')).toEqual(Array(times).fill('Phone number is required'));
  }
  expect(request).not.toHaveBeenCalled();
});

it('reports a number that cannot receive codes when the code is requested', async () => {
  const { request } = renderCheckout();
  await requestCode('112345678');
  await waitFor(() =>
    expect(announced('assertive')).toEqual(['This is not a mobile number in Saudi Arabia']),
  );
  expect(request).not.toHaveBeenCalled();
});

it.each([
  { status: 429, message: 'Too many codes.' },
  { status: 503, code: 'maintenance', message: 'The shop is closed.' },
])('says why no code was sent, and keeps the number: $message', async (refusal) => {
  renderCheckout({
    overrides: { otp: { request: async () => Promise.reject(makeApiError(refusal)) } },
  });
  await requestCode();
  await waitFor(() => expect(announced('assertive')).toEqual([refusal.message]));
  const number = await field('Phone number');
  expect(number).toHaveAccessibleDescription(new RegExp(`${refusal.message}$`));
  expect(number).toHaveValue('501234567');
  expect(number).toBeValid();
});

it('marks the number as invalid when the shop refuses it', async () => {
  const refusal = { status: 400, code: 'validation_failed', message: 'This is no phone.' } as const;
  renderCheckout({
    overrides: { otp: { request: async () => Promise.reject(makeApiError(refusal)) } },
  });
  await requestCode();
  await waitFor(async () => expect(await field('Phone number')).toBeInvalid());
  expect(await field('Phone number')).toHaveAccessibleDescription(/This is no phone\.$/);
});

it.each([
  ['en', 'offline', 'There is no connection. Your number is kept: try again when you are back online.'],
  ['ar', 'offline', 'لا يوجد اتصال بالإنترنت. رقمك محفوظ، حاول مرة أخرى عند عودة الاتصال.'],
  ['en', 'down', 'Something Went Wrong... The problem is on our side. Please try again in a moment.'],
  ['ar', 'down', 'حدث خطأ ما… حدث عطل لدينا. حاول مرة أخرى بعد قليل.'],
] as const)('does not mark the number as invalid (%s, %s), and keeps it', async (locale, state, text) => {
  const { request } = renderCheckout({ locale });
  failing(request, state);
  const number = await screen.findByRole('textbox', { name: /^(رقم الجوال|Phone number)/ });
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
  await userEvent.type(number, '501234567{Enter}');
  await waitFor(() => expect(announced('assertive')).toEqual([text]));
  expect(screen.getByText(text, { selector: 'form *' })).toBeVisible();
  expect(number).toBeValid();
  expect(number).toHaveValue('501234567');
});

it('offers to load the map again', async () => {
  const get = vi.fn(async () => [makeCountry()]).mockRejectedValueOnce(makeApiError({ status: 503 }));
  renderCheckout({ overrides: { countries: { list: get } } });
  expect(await screen.findByText('The delivery areas could not be loaded.')).toBeInTheDocument();
  expect(await select('Country')).toHaveDisplayValue('');
  await press('Try again');
  await requestCode();
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
});
