/** More than the parts that the views of one table have in common. */
const KEPT = 16;

/**
 * Remembers what was made of the latest few objects. States are never changed in place, so what several viewers see alike is the
 * same object, and they are told one after the other. A WeakMap would remember more, but the collector pays for it.
 */
export function lately<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const keys: K[] = [];
  const values: V[] = [];
  let next = 0;
  return (key) => {
    const place = keys.indexOf(key);
    if (place >= 0) return values[place] as V;
    const value = make(key);
    keys[next] = key;
    values[next] = value;
    next = (next + 1) % KEPT;
    return value;
  };
}
