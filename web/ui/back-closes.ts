// The way back closes what lies over the page before it leaves the page. Each layer stands on an entry of the history, marked with its depth.
import { useEffect, useRef } from 'react';

/** What is open, lowest first: how to close each. */
const layers: (() => void)[] = [];

interface Entry {
  /** React Router's place of the page in the history. */
  readonly page: number;
  /** How many layers lay over it when the entry was made; 0 for the page itself. */
  readonly depth: number;
}

function entryHere(): Entry {
  const state = history.state as { idx?: unknown; layer?: unknown } | null;
  return { page: typeof state?.idx === 'number' ? state.idx : 0, depth: typeof state?.layer === 'number' ? state.layer : 0 };
}

/** Where the reader was before the step that is being told. */
let last: Entry = { page: 0, depth: 0 };
/** A step of our own over an entry that nothing stands on any more. */
let skipping = false;

/** The entry of a layer that was closed by its cross stays until it is used again, since going back takes time and a link may come first. */
function makeRoom(): void {
  for (let depth = entryHere().depth + 1; depth <= layers.length; depth += 1) {
    history.pushState({ ...(history.state as object | null), layer: depth }, '');
  }
  last = entryHere();
}

function onPop(): void {
  const here = entryHere();
  const before = last;
  last = here;
  if (skipping) {
    skipping = false;
    return;
  }
  const isForward = here.page > before.page || (here.page === before.page && here.depth > before.depth);
  if (here.depth < layers.length) {
    for (const close of layers.splice(here.depth).toReversed()) close();
  } else if (here.depth > layers.length || (!isForward && here.page === before.page && before.depth > layers.length)) {
    skipping = here.depth > layers.length;
    if (isForward) history.forward();
    else history.back();
  }
}

let listening = false;

/** Calls `close` when the reader goes back; returns how to say that the layer is closed already. */
function addLayer(close: () => void): () => void {
  if (!listening) addEventListener('popstate', onPop);
  listening = true;
  layers.push(close);
  makeRoom();
  return () => {
    const place = layers.indexOf(close);
    if (place >= 0) layers.splice(place, 1);
    last = entryHere();
  };
}

/** While `open`, going back calls `onClose` and stays on the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? addLayer(() => close.current()) : undefined), [open]);
}

/** Call after every change of address, so that a step back is told from a step forward. */
export function noteAddress(): void {
  last = entryHere();
}
