import { makeApiError } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../foundation/stores';
import { announced } from '../../../testing/announced';
import {
  enterCode,
  failing,
  field,
  fill,
  press,
  renderCheckout,
  requestCode,
} from '../testing/visitor-at-checkout';

it('announces the code with a number that does not wrap', async () => {
  renderCheckout({ locale: 'ar' });
  await userEvent.type(await screen.findByRole('textbox', { name: /^رقم الجوال/ }), '501234567{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('\u2066+966\u00a050\u00a0123\u00a04567\u2069');
});

it('names the phone and how long the code is valid (spec §8)', async () => {
  renderCheckout();
  await requestCode();
  const dialog = await screen.findByRole('dialog');
  const text = dialog.textContent?.replaceAll('\u00a0', ' ').replace(/[\u2066\u2069]/g, '');
  expect(text).toContain('An 6 digit code has been sent to +966 50 123 4567 expires in 10 minutes');
});

it('verifies the code once it is complete, also pasted with spaces or in Arabic digits', async () => {
  renderCheckout();
  await requestCode();
  const code = await field('6-digit code');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.paste('\u2066١٢٣ ٤٥٦\u2069');
  const greeting = await screen.findByRole('heading', { name: 'Welcome' });
  await waitFor(() => expect(greeting).toHaveFocus());
  expect(await field('Phone number')).toHaveValue('+966 50 123 4567');
  expect(await field('Phone number')).toHaveAttribute('readonly');
});

it('says that the code was right, for ten seconds (spec §8, §9)', async () => {
  const { stores } = renderCheckout();
  const show = vi.spyOn(stores.toasts, 'show');
  await requestCode();
  await enterCode('123456');
  expect(await screen.findByText('OTP verified successfully!')).toBeInTheDocument();
  expect(show).toHaveBeenCalledExactlyOnceWith('OTP verified successfully!', { delay: 0, duration: 10_000 });
});

it('clears and focuses the field when the code is wrong', async () => {
  renderCheckout({
    overrides: {
      otp: {
        verify: async () =>
          Promise.reject(
            makeApiError({ status: 422, code: 'otp_wrong', message: 'The code is not correct.' }),
          ),
      },
    },
  });
  await requestCode();
  await enterCode('000000');
  const code = await field('6-digit code');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not correct.'));
  expect(code).toHaveValue('');
  expect(code).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription('The code is not correct.');
  expect(announced('assertive', screen.getByRole('dialog'))).toEqual(['The code is not correct.']);

  await userEvent.keyboard('12');
  expect(code).toBeValid();
  expect(code).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription('The code has 6 digits.');
  expect(announced('assertive', screen.getByRole('dialog'))).toEqual([
    'The code is not correct.',
    'The code has 6 digits.',
  ]);
  await userEvent.keyboard('3');
  expect(code).toBeValid();
});

it.each([
  ['en', 'Phone number', '6-digit code', '12', 'The code has 6 digits.'],
  ['ar', 'رقم الجوال', 'رمز التحقق المكوّن من ٦ أرقام', '١٢٣٤', 'رمز التحقق مكوّن من ٦ أرقام.'],
] as const)('explains an incomplete code on Enter (%s)', async (locale, phone, label, typed, text) => {
  const verify = vi.fn(async () => ({ phone_proof: 'proof' }));
  renderCheckout({ locale, overrides: { otp: { verify } } });
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
  await userEvent.type(await field(phone), '501234567{Enter}');
  const code = await field(label);
  await userEvent.type(code, `${typed}{Enter}`);
  expect(code).toHaveFocus();
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription(text);
  expect(announced('assertive', screen.getByRole('dialog'))).toEqual([text]);
  expect(verify).not.toHaveBeenCalled();
  await userEvent.keyboard('3');
  expect(code).toBeValid();
});

it.each([
  ['otp_wrong', 'رمز التحقق غير صحيح.'],
  ['otp_too_many_tries', 'محاولات خاطئة كثيرة. اطلب رمزًا جديدًا.'],
  ['http_410', 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.'],
  ['http_400', 'حدث خطأ ما…'],
])('explains a refusal (%s) in another language in that of the page', async (code, text) => {
  const status = Number(/\d+/.exec(code)?.[0] ?? 422);
  const body = code.startsWith('otp_') ? { code: code as 'otp_wrong' } : {};
  const refusal = makeApiError({ status, message: 'Code is not valid (E-17)', ...body });
  renderCheckout({ locale: 'ar', overrides: { otp: { verify: async () => Promise.reject(refusal) } } });
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
  await userEvent.type(await screen.findByRole('textbox', { name: /^رقم الجوال/ }), '501234567{Enter}');
  await fill(await screen.findByRole('textbox', { name: /^رمز التحقق/ }), '٠٠٠٠٠٠');
  await waitFor(() => expect(announced('assertive', screen.getByRole('dialog'))).toEqual([text]));
  expect(screen.getByRole('textbox', { name: /^رمز التحقق/ })).toBeInvalid();
});

it.each([
  ['offline', 'There is no connection. Try again when you are back online.'],
  ['down', 'Something Went Wrong... The problem is on our side. Please try again in a moment.'],
] as const)('does not mark the code as wrong (%s), and keeps it for another try', async (state, text) => {
  const verify = vi.fn(async () => ({ phone_proof: 'proof' }));
  renderCheckout({ overrides: { otp: { verify } } });
  await requestCode();
  await field('6-digit code');
  failing(verify, state);
  await enterCode();
  const code = await field('6-digit code');
  await waitFor(() => expect(code).toHaveAccessibleDescription(text));
  expect(announced('assertive', screen.getByRole('dialog'))).toEqual([text]);
  expect(code).toBeValid();
  expect(code).toHaveValue('123456');
  vi.restoreAllMocks();
  await press('Verify');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
});

it('keeps the code during maintenance', async () => {
  const closed = makeApiError({ status: 503, code: 'maintenance', message: 'The shop is closed.' });
  renderCheckout({ overrides: { otp: { verify: async () => Promise.reject(closed) } } });
  await requestCode();
  await enterCode();
  const code = await field('6-digit code');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The shop is closed.'));
  expect(code).toHaveValue('123456');
});

it('can resend the code after ten seconds, also after a reload', async () => {
  let time = Date.UTC(2026, 0, 1);
  const now = () => time;
  const storage = memoryStorage();
  const first = renderCheckout({ storage, props: { now } });
  await requestCode();
  expect(await screen.findByText('Resend in 10 seconds')).toBeInTheDocument();
  first.unmount();
  time += 4000;
  const { request } = renderCheckout({ storage, props: { now } });
  expect(await screen.findByText('Resend in 6 seconds')).toBeInTheDocument();
  expect(await field('6-digit code')).toHaveValue('');
  time += 6000;
  await press('Resend code');
  expect(request).toHaveBeenCalledOnce();
  await waitFor(() => expect(announced()).toContain('A new code has been sent'));
  expect(await field('6-digit code')).toHaveFocus();
  expect(screen.getByText('Resend in 10 seconds')).toBeInTheDocument();
});

it('says when the code has expired', async () => {
  let time = Date.UTC(2026, 0, 1);
  renderCheckout({ props: { now: () => time } });
  await requestCode();
  const code = await field('6-digit code');
  time += 600_000;
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code has expired. Request a new one.'));
  await waitFor(() =>
    expect(announced('polite', screen.getByRole('dialog'))).toContain(
      'The code has expired. Request a new one. Resend code',
    ),
  );
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeVisible();
});

it('goes back to the number, and does not send another code for it right away', async () => {
  const { request } = renderCheckout();
  await requestCode();
  await press('Change phone number');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Send code');
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
  expect(request).toHaveBeenCalledOnce();
});
