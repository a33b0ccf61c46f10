import type { ComponentType } from 'react';

/** Screen id of the area's `area.json` → lazy import of the screen, its default export. */
export type TelasDaArea = Record<string, () => Promise<{ default: ComponentType }>>;

/** What a remote exposes as `./area`: its screens. Each loads when it is opened for the first time. */
export function defineArea<T extends TelasDaArea>(telas: T): T {
  return telas;
}
