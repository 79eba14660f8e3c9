// The one part of the package that is used: a text as a square of dark and light modules.
declare module 'qrcode' {
  interface QrCode {
    readonly modules: { readonly size: number; readonly data: ArrayLike<number> };
  }
  const qrcode: { create(text: string, options?: { errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' }): QrCode };
  export default qrcode;
}
