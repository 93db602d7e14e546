import { afterEach, describe, expect, it } from 'vitest';
import { unclobbered } from './unclobbered';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('unclobbered', () => {
  it('reads the members of the document itself where markup hides them', () => {
    document.body.innerHTML =
      '<img name="querySelector" alt=""><img name="currentScript" alt=""><main></main>';
    expect(unclobbered(document).querySelector('main')?.localName).toBe('main');
    expect(unclobbered(document).currentScript).toBeNull();
  });

  it('reads the members of a form itself where its fields hide them', () => {
    const form = document.createElement('form');
    form.lang = 'ar';
    form.innerHTML = '<input name="parentElement"><input name="getAttribute"><input name="lang">';
    document.body.append(form);
    expect(unclobbered(form).parentElement).toBe(document.body);
    expect(unclobbered(form).getAttribute('lang')).toBe('ar');
    expect(unclobbered(form).lang).toBe('ar');
  });
});
