// The best of many without sorting all of them.

/** Places of the `count` largest values above 0, largest first; of equals the first. */
export function largest(values: Float32Array | Float64Array, count: number): readonly number[] {
  const places: number[] = [];
  let least = 0;
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    if (value <= least) continue;
    let at = places.length;
    while (at > 0 && (values[places[at - 1] ?? 0] ?? 0) < value) at -= 1;
    places.splice(at, 0, place);
    if (places.length > count) places.pop();
    if (places.length === count) least = values[places[count - 1] ?? 0] ?? 0;
  }
  return places;
}
