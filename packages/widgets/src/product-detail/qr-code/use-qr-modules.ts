import { useEffect, useState } from 'react';

/** The modules of a QR code, computed in the browser because only it knows the page's address. */
export function useQrModules(url: string | undefined): boolean[][] | undefined {
  const [modules, setModules] = useState<boolean[][]>();
  useEffect(() => {
    let isWanted = true;
    const compute = async () => {
      const { encode } = await import('uqr');
      const { data } = encode(url ?? window.location.href, { border: 0 });
      if (isWanted) setModules(data);
    };
    // Without the code the page is complete: its address stands in the browser's bar.
    compute().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [url]);
  return modules;
}
