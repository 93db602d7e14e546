/** Runs a storage operation, which throws if blocked by the visitor's settings or a sandboxed frame. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
