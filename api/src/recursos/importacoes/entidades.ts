import type { EntidadeImportavel, Permissao } from '@merenda/shared/contratos';
import { temPermissao } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { proibido } from '../../nucleo/recusas.js';
import { PLANILHA_DO_ESTOQUE_INICIAL } from '../estoques/planilha.js';
import { PLANILHA_DE_ALIMENTOS } from '../alimentos/planilha.js';
import { PLANILHA_DE_AQUISICOES } from '../aquisicoes/planilha.js';
import { PLANILHA_DA_COMPOSICAO } from '../composicao-alimentos/planilha.js';
import { PLANILHA_DE_FORNECEDORES } from '../fornecedores/planilha.js';
import { PLANILHA_DE_ITENS } from '../itens-produto/planilha.js';
import { PLANILHA_DE_PREPAROS } from '../preparos/planilha.js';
import { PLANILHA_DE_PRODUTOS } from '../produtos/planilha.js';
import { PLANILHA_DE_UNIDADES } from '../unidades-educacionais/planilha.js';
import { PLANILHA_DE_USUARIOS } from '../usuarios/planilha.js';
import type { Importavel } from './importavel.js';
import { importavel } from './plano.js';

const IMPORTAVEIS: Record<EntidadeImportavel, Importavel> = {
  usuarios: importavel('usuarios', PLANILHA_DE_USUARIOS),
  unidades: importavel('unidades', PLANILHA_DE_UNIDADES),
  itens: importavel('itens', PLANILHA_DE_ITENS),
  produtos: importavel('produtos', PLANILHA_DE_PRODUTOS),
  fornecedores: importavel('fornecedores', PLANILHA_DE_FORNECEDORES),
  'estoque-inicial': importavel('estoque-inicial', PLANILHA_DO_ESTOQUE_INICIAL),
  alimentos: importavel('alimentos', PLANILHA_DE_ALIMENTOS),
  'composicao-alimentos': importavel('composicao-alimentos', PLANILHA_DA_COMPOSICAO),
  preparos: importavel('preparos', PLANILHA_DE_PREPAROS),
  aquisicoes: importavel('aquisicoes', PLANILHA_DE_AQUISICOES),
};

/** Who may import something: the routes let these users in, and `exigirImportavel` checks the entity. */
export const PERMISSOES_DE_IMPORTACAO: readonly Permissao[] = [
  ...new Set(Object.values(IMPORTAVEIS).map(({ permissao }) => permissao)),
];

/** An entity that the user may import, and export. 403 for another one. */
export function exigirImportavel({ usuario }: Contexto, entidade: EntidadeImportavel): Importavel {
  const achada = IMPORTAVEIS[entidade];
  if (!temPermissao(usuario.permissoes, achada.permissao))
    throw proibido('Você não tem permissão para importar este cadastro.');
  return achada;
}
