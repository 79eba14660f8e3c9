/** Names that Windows keeps for its devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 80;

/** A file's name out of a title, without its ending: as every system takes it. */
export function fileNameOf(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{M}\p{N} .,()&+#'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = Array.from(plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return name === '' || DEVICES.test(name) ? 'Wirewise' : name;
}
