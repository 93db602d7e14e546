import { useEffect, useState } from 'react';

/** State of a controlled component in a story: set by interaction until the control changes. */
export function useArgState<Value>(arg: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(arg);
  useEffect(() => setValue(arg), [arg]);
  return [value, setValue];
}
