import { useEffect, useState } from 'react';

/** `value` once it has stayed the same for `waitMs`: what somebody types, when they pause. */
export function useSettled<Value>(value: Value, waitMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}
