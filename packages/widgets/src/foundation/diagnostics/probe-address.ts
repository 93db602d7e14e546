/** Why no response of an address could be read. */
export type AddressFault = 'policy' | 'cors' | 'unreachable';

/** The browser reports a blocked request a moment after it has failed. */
const REPORT_DELAY_MS = 100;

async function probe(address: string): Promise<AddressFault> {
  let isBlocked = false;
  const notice = () => {
    isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', notice);
  // What a page may send without asking, and whose response it may not read: it arrives where only CORS is missing.
  const arrives = await fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  if (!arrives) await new Promise((resolve) => setTimeout(resolve, REPORT_DELAY_MS));
  document.removeEventListener('securitypolicyviolation', notice);
  if (arrives) return 'cors';
  return isBlocked ? 'policy' : 'unreachable';
}

const probes = new Map<string, Promise<AddressFault>>();

/** Finds out why calls of an API got no response, once for all elements of a page. */
export function probeAddress(address: string): Promise<AddressFault> {
  const running = probes.get(address) ?? probe(address);
  probes.set(address, running);
  // The next failure may have another cause.
  void running.then(() => probes.delete(address));
  return running;
}
