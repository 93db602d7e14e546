import { expect, it, vi } from 'vitest';
import { keepFormsUntilHydrated } from './early-presses';

it('sends a form whose code is on its way once it is there, with what was typed', async () => {
  keepFormsUntilHydrated();
  document.body.innerHTML = '<form><input name="phone" value="050"><button>Send</button></form>';
  const [form] = document.forms;
  const submits: { wasKept: boolean }[] = [];
  document.addEventListener('submit', (event) => submits.push({ wasKept: event.defaultPrevented }));
  form?.querySelector('button')?.click();
  await vi.waitFor(() => expect(submits.length).toBeGreaterThan(2));

  const sent = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const count = submits.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(submits).toHaveLength(count);
  expect(form?.querySelector('input')?.value).toBe('050');
});

it('leaves a form alone that works without code', () => {
  document.body.innerHTML = '<form action="/products"><button>Search</button></form>';
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  document.forms[0]?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});
