import type { KeyObject } from 'node:crypto';

interface Key {
  secret: KeyObject;
  known: string;
}

/** Of `signature.mjs`, for the browser tests. */
export function readKey(env: { AREAS_CHAVE: string }): Key | null;
export function signed<T extends object>(id: string, entry: T, key: Key | null): T;
