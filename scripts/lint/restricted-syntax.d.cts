import type { Linter } from 'eslint';

export declare const syntaxScopes: Linter.Config[];
