import type { EntidadeImportavel } from '@merenda/shared/contratos';
import { temPermissao } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { proibido } from '../../nucleo/recusas.js';
import type { Importavel } from './importavel.js';

/** Every entity that can be imported. */
export type Importaveis = Readonly<Record<EntidadeImportavel, Importavel>>;

/** An entity that the user may import, and export. 403 for another one. */
export function exigirImportavel(
  importaveis: Importaveis,
  { usuario }: Contexto,
  entidade: EntidadeImportavel,
): Importavel {
  const achada = importaveis[entidade];
  if (!temPermissao(usuario.permissoes, achada.permissao))
    throw proibido('Você não tem permissão para importar este cadastro.');
  return achada;
}
