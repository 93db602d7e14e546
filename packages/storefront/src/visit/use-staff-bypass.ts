import type { Client } from '@diwan/sdk';
import type { Settings } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';

/**
 * Whether the visitor is staff and sees the shop during maintenance (spec §6). The server can't know: it sends the
 * maintenance screen, and `onBypass` is called when the check succeeds, to load the actual page.
 */
export function useStaffBypass(
  client: Pick<Client, 'auth'>,
  { maintenance_mode }: Pick<Settings, 'maintenance_mode'>,
  onBypass: () => void,
): boolean {
  const [isStaff, setIsStaff] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once, regardless of later values of `onBypass`
  useEffect(() => {
    if (!maintenance_mode) return;
    const controller = new AbortController();
    client.auth.isStaff({ signal: controller.signal }).then(
      (isStaffNow) => {
        setIsStaff(isStaffNow);
        if (isStaffNow) onBypass();
      },
      () => {},
    );
    return () => controller.abort();
  }, [client, maintenance_mode]);

  return isStaff;
}
