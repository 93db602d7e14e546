import { useRouter } from 'wouter';

/**
 * Path and query of the browser's address, as `addressOf` writes it; the page on the screen may still be the previous
 * one. The router's `useLocation` and `useSearch` decode, so that an encoded `%` could not be distinguished from a plain one:
 * this reads what they read.
 */
export function useAddress(): string {
  const router = useRouter();
  const { hook: usePath, searchHook: useQuery } = router;
  const [path] = usePath(router);
  return path + useQuery(router);
}
