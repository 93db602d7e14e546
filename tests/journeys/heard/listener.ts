import type { CDPSession } from '@playwright/test';
import { expect, type Page, translator } from '../support';
import { accessibilityTree, faultsOf, LONGEST_UTTERANCE, readingOf, spokenNode } from './reading';
import { type Announcement, recordAnnouncements } from './record-announcements';

declare global {
  interface Window {
    hear(announcement: Announcement): void;
  }
}

/** Longer than any announcement is delayed, also on a busy machine. */
const SILENCE_MS = 700;

/** Amounts, and numbers of orders, phones and codes, read digit by digit: what changes with each run or the demo's content. */
const figures = /[\d٠-٩](?:[,.٬٫-]?[\d٠-٩]){2,}|[\d٠-٩](?:,? [\d٠-٩]){3,}/g;
const months = [...Array(12).keys()].flatMap((month) =>
  ['en-GB', 'ar-SA-u-ca-gregory'].map((locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(2026, month)),
  ),
);
const dates = new RegExp(`[\\d٠-٩]{1,2} (?:${months.join('|')}) [\\d٠-٩]{4}`, 'g');
const phones = /\+[\d٠-٩](?:[,\s]*[\d٠-٩])+/g;
const countdowns = /[\d٠-٩]+ (?=seconds?|ثوانٍ|ثانية)/g;
const normalized = (text: string): string =>
  text
    .replace(dates, '<date>')
    .replace(phones, '<phone>')
    .replace(countdowns, '<figures> ')
    .replace(figures, '<figures>');

/** Announced only where a machine is slow. */
const waiting = new Set(
  (['en', 'ar'] as const).flatMap((language) =>
    ['common:loading', 'layout:loading'].map((key) => translator(language)(key)),
  ),
);

/**
 * Writes down what a screen reader says on a page, from the browser's own accessibility tree: names, roles, states and
 * order, where the focus is, and what live regions announce.
 */
export class Listener {
  private readonly lines: string[] = [];
  private announcements: Announcement[] = [];
  private lastHeardAt = 0;

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async listen(page: Page): Promise<Listener> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    const listener = new Listener(page, devtools);
    await page.exposeFunction('hear', (announcement: Announcement) => {
      if (waiting.has(announcement.text)) return;
      listener.announcements.push(announcement);
      listener.lastHeardAt = Date.now();
    });
    await page.addInitScript(recordAnnouncements);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return listener;
  }

  /** Does something, and writes down what is announced and where the focus is afterwards. Returns the announcements. */
  async hear(step: string, act: () => Promise<unknown>): Promise<string[]> {
    this.announcements = [];
    await act();
    this.lastHeardAt = Math.max(this.lastHeardAt, Date.now());
    await expect.poll(() => Date.now() - this.lastHeardAt, { intervals: [100] }).toBeGreaterThan(SILENCE_MS);
    this.lines.push('', `> ${step}`);
    const focused = await this.focused();
    if (focused) this.lines.push(`focus: ${focused}`);
    const heard = this.announcements.map(({ text }) => text);
    for (const { text, isUrgent } of this.announcements)
      this.lines.push(`${isUrgent ? 'interrupts' : 'announces'}: ${text}`);
    for (const text of heard) expect.soft(text.length, text).toBeLessThanOrEqual(LONGEST_UTTERANCE);
    return heard;
  }

  /** Writes down how a part of the page reads from its start to its end. */
  async read(part: 'page' | 'main' | 'dialog'): Promise<void> {
    const tree = await accessibilityTree(this.devtools);
    this.lines.push(...readingOf(tree, part));
    expect.soft(faultsOf(tree), this.page.url()).toEqual([]);
  }

  /** What is wrong with the page for everybody who listens: see `faultsOf`. */
  async faults(): Promise<string[]> {
    return faultsOf(await accessibilityTree(this.devtools));
  }

  /** Compares everything written down with the approved transcript; `--update-snapshots` approves it. */
  expectTranscript(language: string, journey: string): void {
    const text = this.lines.map(normalized).join('\n').trim();
    expect(`${text}\n`).toMatchSnapshot([language, `${journey}.txt`]);
  }

  private async focused(): Promise<string> {
    const { result } = await this.devtools.send('Runtime.evaluate', {
      expression: `(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element === document.body ? null : element;
      })()`,
    });
    const { objectId } = result;
    if (!objectId) return '';
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    return node ? spokenNode(node, await accessibilityTree(this.devtools)) : '';
  }
}
