import { useEffect, useState } from 'react';

/** The value of a controlled component in a story: what the visitor makes of it, until the control says another. */
export function useArgState<Value>(arg: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(arg);
  useEffect(() => setValue(arg), [arg]);
  return [value, setValue];
}
