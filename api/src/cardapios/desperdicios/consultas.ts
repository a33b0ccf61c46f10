import type { Desperdicio, ModalidadeEscolar } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { cardapios, lancamentos, pratos } from '../../banco/esquema/cardapios/cardapios.js';
import type { AlunoDoServico, ServicoDeAlunos } from '../../externo/alunos.js';
import { alunosEsperadosOuNada, escolaDaUnidade } from '../refeicoes/alunos.js';
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
  const { faixa, modalidade } = await quemComeu(banco, refeicao);
  const { alunosParaRefeicao, entradaRefeitorio } = await alunos.presencas({
    escola: await escolaDaUnidade(banco, refeicao.unidadeEducacionalId),
    data: refeicao.dia,
    faixaEtaria: faixa,
    tipoRefeicao: refeicao.tipo,
  });
  const entraram = new Set(entradaRefeitorio.map(({ id }) => id));
  return {
    alunosParaRefeicao: nomes(alunosParaRefeicao),
    entradaRefeitorio: nomes(entradaRefeitorio),
    desperdicio: nomes(alunosParaRefeicao.filter(({ id }) => !entraram.has(id))),
    alunosEsperados: await alunosEsperadosOuNada(banco, servico, {
      unidade: refeicao.unidadeEducacionalId,
      data: refeicao.dia,
      faixa,
      modalidade,
    }),
  };
}

/** The age band of the dish, and the length of the school day of the menu, if it is still in the calendar. */
async function quemComeu(
  banco: Banco,
  { pratoId, lancamentoId }: { pratoId: number; lancamentoId: number | null },
): Promise<{ faixa: string; modalidade?: ModalidadeEscolar }> {
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(pratos)
    .innerJoin(categorias, eq(categorias.id, pratos.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(eq(pratos.id, pratoId));
  if (!faixa) throw new Error('a dish without an age band');
  if (lancamentoId === null) return { faixa: faixa.codigo };
  const [cardapio] = await banco
    .select({ modalidade: cardapios.modalidade })
    .from(lancamentos)
    .innerJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId))
    .where(eq(lancamentos.id, lancamentoId));
  return { faixa: faixa.codigo, ...cardapio };
}

const ordem = new Intl.Collator('pt-BR', { numeric: true });
const nomes = (alunos: readonly AlunoDoServico[]): { nome: string }[] =>
  alunos.map(({ nome }) => ({ nome })).sort((a, b) => ordem.compare(a.nome, b.nome));
