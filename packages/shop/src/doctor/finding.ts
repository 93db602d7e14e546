/** Something that `diwan doctor` looked at. */
export interface Finding {
  /** The part of the shop that it concerns, in one or two words. */
  about: string;
  level: 'ok' | 'warning' | 'error';
  message: string;
  /** The advice how to fix it; omitted where nothing is wrong. */
  fix?: string;
}

export const ok = (about: string, message: string): Finding => ({ about, level: 'ok', message });
export const warning = (about: string, message: string, fix: string): Finding => ({
  about,
  level: 'warning',
  message,
  fix,
});
export const error = (about: string, message: string, fix: string): Finding => ({
  about,
  level: 'error',
  message,
  fix,
});
