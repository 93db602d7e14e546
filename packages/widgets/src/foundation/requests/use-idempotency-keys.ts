import { newIdempotencyKey } from '@diwan/sdk';
import { useState } from 'react';

export interface IdempotencyKeys {
  /** Returns the same key for the same content, so that a retry after a lost response creates no second record. */
  of(content: unknown): string;
  /** Assigns the key that content was sent with earlier. */
  assign(content: unknown, key: string): void;
  /** Call when the content has been received: sending it again then creates another record. */
  forget(): void;
}

/** Idempotency keys for a form. Changed content gets a new key, since the API rejects a key with different content. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => {
    const keyByContent = new Map<string, string>();
    return {
      of(content: unknown) {
        const text = JSON.stringify(content);
        const key = keyByContent.get(text) ?? newIdempotencyKey();
        keyByContent.set(text, key);
        return key;
      },
      assign: (content: unknown, key: string) => void keyByContent.set(JSON.stringify(content), key),
      forget: () => keyByContent.clear(),
    };
  });
  return keys;
}
