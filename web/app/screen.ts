import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Area } from '../i18n/areas.ts';
import { loadTexts } from '../i18n/language.ts';

export interface Screen {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code, without its texts. */
  readonly fetch: () => Promise<unknown>;
  readonly areas: readonly Area[];
}

/** A screen whose code and texts are fetched together when it is first shown. `name` is the component that the file exports. */
export function screen<Name extends string>(
  load: () => Promise<{ readonly [N in Name]: ComponentType }>,
  name: Name,
  ...areas: Area[]
): Screen {
  const Component = lazy(async () => {
    const [file] = await Promise.all([load(), loadTexts(...areas)]);
    return { default: file[name] };
  });
  return { Component, fetch: load, areas };
}
