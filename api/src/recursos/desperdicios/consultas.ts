import type { Desperdicio } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { pratos } from '../../banco/esquema/cardapios.js';
import { categorias, faixasEtarias } from '../../banco/esquema/convencoes.js';
import type { AlunoDoServico, ServicoDeAlunos } from '../../externo/alunos.js';
import { escolaDaUnidade } from '../refeicoes/alunos.js';
import { linhaDaRefeicao } from '../refeicoes/consultas.js';
import { exigirEstado } from '../refeicoes/estado.js';

/**
 * The students who ate a meal and those who did not. 404, 409 before execution or without the service's address, 503 when the school-management service
 * does not answer.
 */
export async function buscarDesperdicio(
  { banco, usuario }: Contexto,
  servico: () => Promise<ServicoDeAlunos>,
  refeicaoId: number,
): Promise<Desperdicio> {
  const refeicao = await linhaDaRefeicao(banco, usuario, refeicaoId);
  exigirEstado(refeicao, 'verDesperdicio');
  const alunos = await servico();
  const { alunosParaRefeicao, entradaRefeitorio } = await alunos.presencas({
    escola: await escolaDaUnidade(banco, refeicao.unidadeEducacionalId),
    data: refeicao.dia,
    faixaEtaria: await faixaDoPrato(banco, refeicao.pratoId),
    tipoRefeicao: refeicao.tipo,
  });
  const entraram = new Set(entradaRefeitorio.map(({ id }) => id));
  return {
    alunosParaRefeicao: nomes(alunosParaRefeicao),
    entradaRefeitorio: nomes(entradaRefeitorio),
    desperdicio: nomes(alunosParaRefeicao.filter(({ id }) => !entraram.has(id))),
  };
}

async function faixaDoPrato(banco: Banco, pratoId: number): Promise<string> {
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(pratos)
    .innerJoin(categorias, eq(categorias.id, pratos.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(eq(pratos.id, pratoId));
  if (!faixa) throw new Error('a dish without an age band');
  return faixa.codigo;
}

const ordem = new Intl.Collator('pt-BR', { numeric: true });
const nomes = (alunos: readonly AlunoDoServico[]): { nome: string }[] =>
  alunos.map(({ nome }) => ({ nome })).sort((a, b) => ordem.compare(a.nome, b.nome));
