import type { ListaConvencao } from '@merenda/shared/contratos';
import type { OpcaoDoCampo } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { listarConvencao } from '../convencoes/consultas.js';

/** The options of a constant list, by their labels. */
export const opcoesDosRotulos = (rotulos: Readonly<Record<string, string>>): OpcaoDoCampo[] =>
  Object.entries(rotulos).map(([valor, rotulo]) => ({ valor, rotulo }));

/** The options of a look-up list of the municipality; those that are not offered any more are marked. */
export async function opcoesDaConvencao(banco: Banco | Transacao, lista: ListaConvencao): Promise<OpcaoDoCampo[]> {
  return (await listarConvencao(banco, lista)).map(({ nome, descricao, inativa }) => ({
    valor: nome,
    rotulo: descricao,
    ...(inativa && { inativa }),
  }));
}
