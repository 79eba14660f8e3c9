// Asked for by the program around the page: whoever shows something that is printed otherwise than it looks takes the event, as `preventDefault` says.

export const PAPER = 'wirewise:paper';
export type PaperEvent = CustomEvent<'print' | 'pdf'>;

declare global {
  interface DocumentEventMap {
    readonly [PAPER]: PaperEvent;
  }
}

export const paperEvent = (kind: 'print' | 'pdf'): PaperEvent => new CustomEvent(PAPER, { detail: kind, cancelable: true });
