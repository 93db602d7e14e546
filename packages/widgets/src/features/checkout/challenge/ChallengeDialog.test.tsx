import { makeApiError } from '@diwan/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { announced } from '../../../testing/announced';
import { button, field, press, renderCheckout, requestCode } from '../testing/visitor-at-checkout';

afterEach(() => vi.useRealTimers());

const required = () => makeApiError({ endpoint: 'otp.request', status: 403, code: 'challenge_required' });
const sent = { expires_in: 600, resend_in: 10 };
const PHONE = { countryCode: '966', phone: '501234567' };

const dialog = (name = 'Confirm that you are not a robot') => screen.findByRole('dialog', { name });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /robot|روبوت/ })).not.toBeInTheDocument());
const frame = async (title = 'Security check') => (await screen.findByTitle(title)) as HTMLIFrameElement;

/** Posts a message as the shop's page in the frame does. */
async function post(
  data: unknown,
  { origin = location.origin, source = undefined as MessageEventSource | undefined } = {},
) {
  const { contentWindow } = await frame();
  act(() => {
    fireEvent(window, new MessageEvent('message', { data, origin, source: source ?? contentWindow }));
  });
}

/** A visitor whom the shop asks for a challenge as often as said. */
async function challenged(times = 1) {
  const request = vi.fn(async () => sent);
  for (let time = 0; time < times; time += 1) request.mockRejectedValueOnce(required());
  const world = renderCheckout({ overrides: { otp: { request } } });
  await requestCode();
  await dialog();
  return world;
}

it('shows the shop’s page, and asks for the code again with the token it posts', async () => {
  const { request } = await challenged();
  const { src } = await frame();
  expect(src).toBe(
    `${location.origin}/api/challenge?${new URLSearchParams({ origin: location.origin, locale: 'en' })}`,
  );
  expect(screen.getByText('Loading the check…')).toBeInTheDocument();
  await post({ challenge: 'shown', height: 120 });
  expect(await frame()).toHaveStyle({ blockSize: '120px' });
  expect(screen.queryByText('Loading the check…')).not.toBeInTheDocument();
  expect(request).toHaveBeenCalledExactlyOnceWith(PHONE);
  await post({ challenge: 'passed', token: 'a person' });
  await dialog('Enter the code');
  await gone();
  expect(request).toHaveBeenLastCalledWith({ ...PHONE, challenge: 'a person' });
  expect(await field('6-digit code')).toHaveFocus();
});

it('says why, in the language of the page', async () => {
  renderCheckout({ locale: 'ar', overrides: { otp: { request: () => Promise.reject(required()) } } });
  await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
  await userEvent.type(await screen.findByRole('textbox', { name: /^رقم الجوال/ }), '501234567{Enter}');
  const asked = await dialog('أكّد أنك لست روبوتًا');
  expect((await frame('التحقق الأمني')).src).toContain('locale=ar');
  await waitFor(() => expect(announced('polite', asked)).toEqual([expect.stringContaining('سنرسل الرمز')]));
});

it.each([
  ['with its button', () => press('Close')],
  ['with Esc in the frame', () => post({ challenge: 'cancelled' })],
])('is given up %s: nothing is sent, and nothing is wrong', async (_, giveUp) => {
  const { request } = await challenged();
  await giveUp();
  await gone();
  expect(request).toHaveBeenCalledOnce();
  expect(await field('Phone number')).toBeValid();
  expect(announced('assertive')).toEqual([]);
  await press('Send code');
  expect(await dialog('Enter the code')).toBeInTheDocument();
});

it('is done again when the shop no longer accepts it', async () => {
  const { request } = await challenged(3);
  for (const token of ['expired', 'also expired', 'fresh']) {
    const before = await frame();
    await post({ challenge: 'passed', token });
    if (token === 'fresh') break;
    await waitFor(async () => expect(await frame()).not.toBe(before));
    const words = screen.getByText('The check has expired. Please do it again.');
    expect(words.closest('[tabindex]')).toHaveFocus();
  }
  expect(await dialog('Enter the code')).toBeInTheDocument();
  expect(request).toHaveBeenLastCalledWith({ ...PHONE, challenge: 'fresh' });
});

it('can be loaded again when its page fails', async () => {
  await challenged();
  await post({ challenge: 'failed' });
  const words = screen.getByText(/^The check could not be loaded/);
  expect(words.closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByTitle('Security check')).not.toBeInTheDocument();
  await press('Try again');
  expect(screen.queryByText(/^The check could not be loaded/)).not.toBeInTheDocument();
  await post({ challenge: 'passed', token: 'a person' });
  expect(await dialog('Enter the code')).toBeInTheDocument();
});

it('has failed when nothing is shown for twenty seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await challenged();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/^The check could not be loaded/)).toBeInTheDocument();
});

it('closes with the shop’s reason when the code can’t be sent', async () => {
  const { request } = await challenged();
  request.mockRejectedValueOnce(
    makeApiError({ status: 429, code: 'rate_limited', message: 'Too many codes.' }),
  );
  await post({ challenge: 'passed', token: 'a person' });
  await gone();
  await waitFor(() => expect(announced('assertive')).toEqual(['Too many codes.']));
  expect(await button('Send code')).toHaveFocus();
});

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: window }],
])('ignores what %s posts', async (_, from) => {
  const { request } = await challenged();
  await post({ challenge: 'passed', token: 'forged' }, from);
  expect(request).toHaveBeenCalledOnce();
});

it.each([null, 'passed', { challenge: 'passed' }, { challenge: 'passed', token: 7 }])(
  'ignores the message %j',
  async (message) => {
    const { request } = await challenged();
    await post(message);
    expect(request).toHaveBeenCalledOnce();
  },
);

it('is asked for in the dialog of the code, too', async () => {
  let time = Date.UTC(2026, 0, 1);
  const request = vi.fn(async () => sent);
  renderCheckout({ overrides: { otp: { request } }, props: { now: () => time } });
  await requestCode();
  await dialog('Enter the code');
  request.mockRejectedValueOnce(required());
  time += 11_000;
  await press('Resend code');
  await post({ challenge: 'passed', token: 'a person' });
  await gone();
  expect(request).toHaveBeenLastCalledWith({ ...PHONE, challenge: 'a person' });
  expect(await field('6-digit code')).toHaveFocus();
});
