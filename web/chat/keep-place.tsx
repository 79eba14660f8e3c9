// Keeps what a reader looks at where it is when messages come or go above it. Most browsers do so by themselves, but none at the very
// top, and some not at all. A class, because only a class is asked right before the page changes.
import { Component, type ReactNode, type RefObject } from 'react';

interface Props {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** The first message; another one is when something came or went above. */
  first: string | undefined;
  children: ReactNode;
}

interface Place {
  readonly element: Element;
  readonly topPx: number;
}

export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): readonly Place[] | null {
    const { scroller, list, first } = this.props;
    if (before.first === first || before.first === undefined || !scroller.current || !list.current) return null;
    const { top, bottom } = scroller.current.getBoundingClientRect();
    // Everything in sight: what stands there may itself be on its way out.
    const places: Place[] = [];
    for (const element of list.current.querySelectorAll('[data-message]')) {
      const place = element.getBoundingClientRect();
      if (place.top >= bottom) break;
      if (place.bottom > top) places.push({ element, topPx: place.top });
    }
    return places;
  }

  override componentDidUpdate(_props: Props, _state: unknown, places: readonly Place[] | null): void {
    const box = this.props.scroller.current;
    const held = places?.find(({ element }) => element.isConnected);
    if (!box || !held) return;
    const movedPx = held.element.getBoundingClientRect().top - held.topPx;
    if (Math.abs(movedPx) >= 1) box.scrollTop += movedPx;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
