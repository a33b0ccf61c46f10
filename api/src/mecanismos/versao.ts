import { conflito } from '../nucleo/recusas.js';

/**
 * An edit as it arrives: our screens send the version that they read; section 7 of the specification has no version.
 */
export type Recebida<Edicao extends { versao: number }> = Edicao extends unknown
  ? Omit<Edicao, 'versao'> & { versao?: number | null | undefined }
  : never;

/**
 * With a version, it must be the record's; without one, nothing is compared and the edit is done. The caller locks the
 * record and increases the version in the same transaction. Throws 409 with an error at `versao`, which tells a screen
 * to show the changes and offer the next steps. `alterado`: 'O item foi alterado'.
 */
export function exigirVersao({ versao }: { versao: number }, lida: number | null | undefined, alterado: string): void {
  if (lida == null || lida === versao) return;
  const mensagem = `${alterado} por outra pessoa enquanto você editava.`;
  throw conflito(mensagem, [{ campo: 'versao', mensagem }]);
}
