import type {
  FaltaDeAlimento,
  PreviaDoAbatimento,
  ProdutoDaRefeicao,
  RefeicaoComRegistros,
} from '@merenda/shared/contratos';
import { SIMBOLOS_UNIDADE_MEDIDA } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { decimal } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { kardex } from '../../banco/esquema/estoques.js';
import { refeicoes } from '../../banco/esquema/refeicoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { auditar } from '../auditoria/auditar.js';
import { lancarTodos } from '../estoques/kardex.js';
import { linhaDaRefeicao, travarRefeicaoMostrada } from './consultas.js';
import { exigirEstado } from './estado.js';
import {
  linhasDoEstoque,
  linhasParaRefeicao,
  necessidadesDaRefeicao,
  planejar,
  produtoDaRefeicao,
  travarLinhasParaRefeicao,
} from './plano.js';

/** The document of a meal's ledger lines. */
export const DOCUMENTO = 'refeicoes';

/**
 * Executes a meal: its foods leave the unit's lots, first expiring first, all or nothing. 404; 409 when it is already
 * executed, or when the stock is too low: shortages are listed by food and nothing is written.
 */
export function executarRefeicao(contexto: Contexto, id: number): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, async (tx) => {
    const refeicao = await travarRefeicaoMostrada(tx, contexto.usuario, id);
    exigirEstado(refeicao, 'executar');
    const necessidades = await necessidadesDaRefeicao(tx, id);
    const linhas = await travarLinhasParaRefeicao(tx, refeicao.unidadeEducacional.id, necessidades);
    const { retiradas, faltas } = planejar(necessidades, linhas);
    recusarFaltas(faltas);
    await lancarTodos(
      tx,
      retiradas.map(({ linha, quantidade }) => ({
        produtoEstoqueId: linha.id,
        quantidade: quantidade.negated().toFixed(3),
        tipo: 'REFEICAO',
        documento: DOCUMENTO,
        documentoId: id,
      })),
    );
    const executadoEm = agora();
    await tx
      .update(refeicoes)
      .set({ executado: true, executadoEm, executadoPor: contexto.usuario.id })
      .where(eq(refeicoes.id, id));
    await auditar(tx, {
      entidade: 'refeicoes',
      id,
      acao: 'EXECUTAR',
      depois: {
        retiradas: retiradas.map(({ linha, quantidade }) => ({ linha: linha.id, quantidade: quantidade.toFixed(3) })),
      },
    });
    const registros = necessidades.map(({ alimento, quantidade, unidadeMedida }) => ({
      alimento: { id: alimento.id, nome: alimento.nome },
      valorArredondado: Number(quantidade),
      unidadeMedida,
    }));
    return { ...refeicao, executado: true, executadoEm: dataHoraBR(executadoEm), registros };
  });
}

/** What the execution of the meal would take from each lot now, and what is missing. 404, 409 once executed. */
export async function preverAbatimento({ banco, usuario }: Contexto, id: number): Promise<PreviaDoAbatimento> {
  const refeicao = await linhaDaRefeicao(banco, usuario, id);
  exigirEstado(refeicao, 'executar');
  const necessidades = await necessidadesDaRefeicao(banco, id);
  const { retiradas, faltas } = planejar(
    necessidades,
    await linhasParaRefeicao(banco, refeicao.unidadeEducacionalId, necessidades),
  );
  const produtos = retiradas.map(({ linha, quantidade }) => ({
    ...produtoDaRefeicao(linha, quantidade.toNumber()),
    saldo: Number(linha.quantidade),
    saldoDepois: decimal(linha.quantidade).minus(quantidade).toNumber(),
  }));
  return { produtos, faltas };
}

/** What an executed meal took from the stock, lot by lot; for other meals, what it would take now. 404. */
export async function produtosDaRefeicao(contexto: Contexto, id: number): Promise<ProdutoDaRefeicao[]> {
  const refeicao = await linhaDaRefeicao(contexto.banco, contexto.usuario, id);
  // The response contract drops the other fields of the preview.
  if (!refeicao.executado) return (await preverAbatimento(contexto, id)).produtos;
  const saidas = await saidasDaRefeicao(contexto.banco, id);
  const linhas = await linhasDoEstoque(
    contexto.banco,
    saidas.map((saida) => saida.linhaId),
  );
  return saidas.flatMap(({ linhaId, quantidade }) =>
    linhas.filter((linha) => linha.id === linhaId).map((linha) => produtoDaRefeicao(linha, -Number(quantidade))),
  );
}

/** The ledger's sum for a meal by stock line, negative: packages, decimal string. Reversed lines are left out. */
export function saidasDaRefeicao(
  banco: Banco | Transacao,
  refeicaoId: number,
): Promise<{ linhaId: number; quantidade: string }[]> {
  return banco
    .select({ linhaId: kardex.produtoEstoqueId, quantidade: sql<string>`sum(${kardex.quantidade})::text` })
    .from(kardex)
    .where(and(eq(kardex.documento, DOCUMENTO), eq(kardex.documentoId, refeicaoId)))
    .groupBy(kardex.produtoEstoqueId)
    .having(sql`sum(${kardex.quantidade}) < 0`)
    .orderBy(kardex.produtoEstoqueId);
}

function recusarFaltas(faltas: readonly FaltaDeAlimento[]): void {
  if (faltas.length === 0) return;
  const erros = faltas.map(({ alimento, falta, unidadeMedida }) => ({
    campo: `alimentos.${alimento.id}`,
    mensagem: `${formatarQuantidade(falta)} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]} de ${nomeComum(alimento.nome)}`,
  }));
  const lista = new Intl.ListFormat('pt-BR').format(erros.map(({ mensagem }) => mensagem));
  throw conflito(`Estoque insuficiente: falta ${lista}. Nada foi retirado do estoque.`, erros);
}
