/** A phone that no other journey uses. */
export const newPhone = () => `5${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** The code last sent to a phone. */
export async function codeSentTo(phone: string): Promise<string> {
  const response = await fetch(`${process.env.SHOP_URL}/api/dev/outbox`);
  const { results } = (await response.json()) as { results: { phone: string; code: string }[] };
  const code = results.find((message) => message.phone === `+966${phone}`)?.code;
  if (!code) throw new Error('No code was sent');
  return code;
}
