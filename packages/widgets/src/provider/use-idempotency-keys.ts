import { newIdempotencyKey } from '@diwan/sdk';
import { useState } from 'react';

export interface IdempotencyKeys {
  /** The same key for the same content: a second attempt after a lost response is no second record. */
  of(content: unknown): string;
  /** Content that came back from elsewhere keeps the key it was sent with. */
  assign(content: unknown, key: string): void;
  /** To be called when the content has arrived: sent once more, it is meant to be another record. */
  forget(): void;
}

/** Keys for what a form sends. Changed content has another key, since the API refuses a key with other content. */
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
