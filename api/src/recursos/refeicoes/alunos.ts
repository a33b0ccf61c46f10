import type { BuscaAlunos } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { faixasEtarias } from '../../banco/esquema/convencoes.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import type { ServicoDeAlunos } from '../../externo/alunos.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { exigirUnidadesEducacionais, unidadeUnica } from '../unidades-do-usuario.js';

/**
 * Students of an age band who eat at a unit on a day, by the school-management service. 403, 404, 422, and 503 when it
 * does not answer.
 */
export async function contarAlunos(
  contexto: Contexto,
  servico: ServicoDeAlunos,
  { data, faixaEtaria, unidade }: BuscaAlunos,
): Promise<number> {
  const { banco } = contexto;
  const unidadeId = unidade ?? (await unidadeUnica(contexto));
  if (unidadeId === undefined) throw invalido([{ campo: 'unidade', mensagem: 'Informe a unidade.' }]);
  await exigirUnidadesEducacionais(contexto, [unidadeId]);
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(faixasEtarias)
    .where(eq(faixasEtarias.id, faixaEtaria));
  if (!faixa) throw invalido([{ campo: 'faixaEtaria', mensagem: 'Faixa etária não encontrada.' }]);
  return servico.quantidade({ escola: await escolaDaUnidade(banco, unidadeId), data, faixaEtaria: faixa.codigo });
}

/** The unit's id in the school system; 404 for a unit registered by hand. */
export async function escolaDaUnidade(banco: Banco, unidadeId: number): Promise<number> {
  const [unidade] = await banco
    .select({ idIEscolar: unidadesEducacionais.idIEscolar })
    .from(unidadesEducacionais)
    .where(eq(unidadesEducacionais.id, unidadeId));
  if (!unidade || unidade.idIEscolar === null) throw naoEncontrado('Esta unidade não está ligada ao sistema escolar.');
  return unidade.idIEscolar;
}
