import { conflito } from '../nucleo/recusas.js';

/** An edit as it arrives: our screens send the version that they read; section 7 of the specification knows none. */
export type Recebida<Edicao extends { versao: number }> = Edicao extends unknown
  ? Omit<Edicao, 'versao'> & { versao?: number | null | undefined }
  : never;

/**
 * With a version, it must be the record's; without one, there is nothing to compare and the edit is carried out.
 * The record is locked by its caller, who raises the version in the same transaction. Throws 409 with an error at `versao`: by it a screen knows
 * that it can show what changed, and offer the ways on. `alterado`: 'O item foi alterado'.
 */
export function exigirVersao({ versao }: { versao: number }, lida: number | null | undefined, alterado: string): void {
  if (lida == null || lida === versao) return;
  const mensagem = `${alterado} por outra pessoa enquanto você editava.`;
  throw conflito(mensagem, [{ campo: 'versao', mensagem }]);
}
