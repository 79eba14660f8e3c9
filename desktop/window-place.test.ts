import { describe, expect, test } from 'vitest';
import { placeToOpen } from './window-place.ts';

const screen = { x: 0, y: 25, width: 1920, height: 1055 };
const second = { x: 1920, y: 0, width: 1280, height: 1024 };
const kept = { x: 2000, y: 100, width: 900, height: 700, maximized: false };

describe('the window opens', () => {
  test('where it stood', () => expect(placeToOpen(kept, [screen, second])).toEqual({ x: 2000, y: 100, width: 900, height: 700 }));
  test('in the middle at first, and where its screen is gone', () => {
    expect(placeToOpen(undefined, [screen])).toEqual({ width: 1280, height: 860 });
    expect(placeToOpen(kept, [screen])).toEqual({ width: 900, height: 700 });
  });
  test('in the middle where its title bar would be out of reach', () => {
    for (const place of [{ x: -850 }, { y: -30 }, { y: 1060 }, { x: 1890 }])
      expect(placeToOpen({ ...kept, x: 100, ...place }, [screen])).toEqual({ width: 900, height: 700 });
  });
  test('no larger than a screen, no smaller than it can be used', () => {
    expect(placeToOpen({ ...kept, x: 0, y: 30, width: 5000, height: 5000 }, [screen])).toMatchObject({ width: 1920, height: 1055 });
    expect(placeToOpen({ ...kept, x: 0, y: 30, width: 10, height: 10 }, [screen])).toMatchObject({ width: 390, height: 600 });
    expect(placeToOpen(undefined, [{ x: 0, y: 0, width: 1024, height: 768 }])).toEqual({ width: 1024, height: 768 });
  });
});
