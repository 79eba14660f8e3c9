// The pictures that a browser shows before it installs the app. Taken by `npm run manifest-pictures`.

export const MANIFEST_SIZES = {
  narrow: { width: 390, height: 844, deviceScaleFactor: 2, sizes: '780x1688' },
  wide: { width: 1440, height: 900, deviceScaleFactor: 1, sizes: '1440x900' },
} as const;

export interface ManifestPicture {
  /** Of its file in web/public/screens, without the ending. */
  readonly name: string;
  readonly size: keyof typeof MANIFEST_SIZES;
  readonly label: string;
}

export const MANIFEST_PICTURES: readonly ManifestPicture[] = [
  { name: 'narrow-answer', size: 'narrow', label: 'An answer with its conductor size, edition and assumptions' },
  { name: 'narrow-calculators', size: 'narrow', label: 'Calculators that work without signal' },
  { name: 'narrow-spanish', size: 'narrow', label: 'The same in Spanish, in the dark theme' },
  { name: 'wide-answer', size: 'wide', label: 'An answer beside the chats before it' },
  { name: 'wide-reference', size: 'wide', label: 'A code reference in own words, with its edition' },
];
