import type { Linter } from 'eslint';

export declare const importScopes: Linter.Config[];
