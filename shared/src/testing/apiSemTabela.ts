import { api, type OpcoesDaChamada } from '@merenda/shared';

interface OpcoesSemTabela extends OpcoesDaChamada {
  idempotencia?: string;
}

interface ApiSemTabela {
  get: <T>(caminho: string, opcoes?: OpcoesSemTabela) => Promise<T>;
  post: (caminho: string, corpo?: unknown, opcoes?: OpcoesSemTabela) => Promise<unknown>;
  put: (caminho: string, corpo?: unknown, opcoes?: OpcoesSemTabela) => Promise<unknown>;
  patch: (caminho: string, corpo?: unknown, opcoes?: OpcoesSemTabela) => Promise<unknown>;
  delete: (caminho: string, opcoes?: OpcoesSemTabela) => Promise<unknown>;
}

/**
 * The client for tests of shared parts without an entity: any path, any body. Screens and their tests use `api`, which
 * knows the table of calls.
 */
export const apiSemTabela = api as unknown as ApiSemTabela;
