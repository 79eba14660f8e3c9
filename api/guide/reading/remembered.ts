// What the texts that came last gave: one question is judged, ranked and weighed, and each of them reads it anew.

const MOST = 24;

/** `make`, which makes nothing twice for one of the `most` texts that came last. */
export function remembered<Made extends object | string>(make: (text: string) => Made, most = MOST): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    const made = found ?? make(text);
    if (found !== undefined) known.delete(text);
    known.set(text, made);
    if (known.size > most) {
      const [oldest = text] = known.keys();
      known.delete(oldest);
    }
    return made;
  };
}
