import type { BuscaAlunos, QuantidadeDeAlunos } from '@merenda/shared/contratos';
import { categoriaDaFaixa, jornadaDaModalidade } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { faixasEtarias } from '../../banco/esquema/convencoes.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import type { ServicoDeAlunos } from '../../externo/alunos.js';
import { invalido, naoEncontrado, Recusa } from '../../nucleo/recusas.js';
import { alunosMatriculados } from '../matriculas/consultas.js';
import { exigirUnidadesEducacionais, unidadeUnica } from '../unidades-do-usuario.js';

/**
 * Students of an age band who eat at a unit on a day, by the school-management service. Where it gives no number, the
 * enrolments of the newest year up to that day do. 403, 422; without enrolments 404, 409 without
 * the service's address, and 503 when it does not answer.
 */
export async function contarAlunos(
  contexto: Contexto,
  servico: () => Promise<ServicoDeAlunos>,
  { data, faixaEtaria, unidade, modalidade }: BuscaAlunos,
): Promise<QuantidadeDeAlunos> {
  const { banco } = contexto;
  const unidadeId = unidade ?? (await unidadeUnica(contexto));
  if (unidadeId === undefined) throw invalido([{ campo: 'unidade', mensagem: 'Informe a unidade.' }]);
  await exigirUnidadesEducacionais(contexto, [unidadeId]);
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(faixasEtarias)
    .where(eq(faixasEtarias.id, faixaEtaria));
  if (!faixa) throw invalido([{ campo: 'faixaEtaria', mensagem: 'Faixa etária não encontrada.' }]);
  try {
    const alunos = await servico();
    const escola = await escolaDaUnidade(banco, unidadeId);
    return { quantidadeDeAlunos: await alunos.quantidade({ escola, data, faixaEtaria: faixa.codigo }) };
  } catch (recusa) {
    if (!(recusa instanceof Recusa)) throw recusa;
    const categoria = categoriaDaFaixa(faixa.codigo);
    const matriculados =
      categoria &&
      (await alunosMatriculados(banco, {
        unidade: unidadeId,
        categoria,
        ate: Number(data.slice(0, 4)),
        ...(modalidade && { jornada: jornadaDaModalidade(modalidade) }),
      }));
    if (!matriculados?.quantidade) throw recusa;
    return { quantidadeDeAlunos: matriculados.quantidade, matriculasDe: matriculados.ano };
  }
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
