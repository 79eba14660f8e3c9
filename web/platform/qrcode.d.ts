// The part of the library that is used: the squares of a code.
declare module 'qrcode' {
  export function create(
    text: string,
    options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { readonly modules: { readonly size: number; readonly data: Uint8Array } };
}
