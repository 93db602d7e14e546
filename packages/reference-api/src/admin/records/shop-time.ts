/** A timestamp as the clock in the shop's time zone shows it, with the zone's offset: `2026-03-01T12:00:00+03:00`. */
export function shopTime(timestamp: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(timestamp))
    .find(({ type }) => type === 'timeZoneName');
  const local = parts.format(Date.parse(timestamp)).replace(' ', 'T');
  return `${local}${offset?.value.replace('GMT', '') || '+00:00'}`;
}
