import { useState } from 'react';

/**
 * Whether something over the page is open. Each visit starts with it closed, also one that Back leads to: so it isn't enough
 * to remember the address it was opened at.
 */
export function useOpenAt(address: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress === address) return [isOpen, setOpen];
  setLastAddress(address);
  setOpen(false);
  return [false, setOpen];
}
