import type {
  ExecucaoDaRefeicao,
  FaltaDeAlimento,
  ProdutoDaRefeicao,
  RefeicaoAExecutar,
  RefeicaoComRegistros,
  UnidadeMedida,
} from '@merenda/shared/contratos';
import { SIMBOLOS_UNIDADE_MEDIDA } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { fraseDoBloqueadoNaFalta, type Violacao } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { documentosMudados, lancarTodos, precosDasRetiradas } from '../../estoque/index.js';
import { Recusa } from '../../nucleo/recusas.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { linhaDaRefeicao, partesDaRefeicao, travarRefeicaoMostrada } from './consultas.js';
import { exigirEstado } from './estado.js';
import { fraseDosFixados, recusasDosFixados } from './fixados.js';
import {
  assinaturaDoPlano,
  linhasDoEstoque,
  linhasQueServem,
  necessidadesDaRefeicao,
  planejar,
  produtoDaRefeicao,
  travarLinhasParaRefeicao,
} from './plano.js';
import { comBloqueados, mostrarPlano, preverAbatimento } from './previa.js';
import { registrarNaTransacao } from './registro.js';

/** The document of a meal's ledger lines. */
export const DOCUMENTO = 'refeicoes' as const;

/**
 * Executes a meal: its foods leave the unit's lots, the chosen ones first, then first expiring first, all or nothing.
 * 404; 409 when it is already executed, or when the stock is too low: shortages are listed by food and nothing is
 * written. The plan is made again under the locks: 409 at `assinatura` when it is not the one that was shown, and 409 at
 * a chosen lot that the meal can no longer take from. These refusals have the new plan (`plano`). Each lot is written with
 * its price of this moment, so that the cost of the meal never changes.
 */
export function executarRefeicao(
  contexto: Contexto,
  id: number,
  execucao: NonNullable<ExecucaoDaRefeicao> = {},
): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, (tx) => executarNaTransacao(tx, contexto, id, execucao));
}

/**
 * Registers a meal and executes it, both or neither: the refusals of both. A plan that was shown before
 * (`planoDaNova`) and is another one now is refused as by `executarRefeicao`.
 */
export function registrarEExecutar(
  contexto: Contexto,
  { refeicao, execucao }: RefeicaoAExecutar,
): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, async (tx) => {
    const { id } = await registrarNaTransacao(tx, contexto, refeicao);
    return executarNaTransacao(tx, contexto, id, execucao ?? {});
  });
}

async function executarNaTransacao(
  tx: Transacao,
  contexto: Contexto,
  id: number,
  { assinatura, fixados = [] }: NonNullable<ExecucaoDaRefeicao>,
): Promise<RefeicaoComRegistros> {
  const refeicao = await travarRefeicaoMostrada(tx, contexto.usuario, id);
  exigirEstado(refeicao, 'executar');
  const unidade = refeicao.unidadeEducacional.id;
  const necessidades = await necessidadesDaRefeicao(tx, id);
  const linhas = await travarLinhasParaRefeicao(tx, unidade, necessidades);
  const servem = linhasQueServem(necessidades, linhas);
  const motivos = new Map(fixados.map(({ produtoEstoque, motivo }) => [produtoEstoque.id, motivo]));
  const recusados = await recusasDosFixados(
    tx,
    unidade,
    servem,
    fixados.map(({ produtoEstoque }, i) => ({ linha: produtoEstoque.id, campo: `fixados.${i}.produtoEstoque` })),
  );
  const fixadas = [...motivos.keys()].filter((fixada) => servem.some(({ id }) => id === fixada));
  const plano = planejar(necessidades, linhas, fixadas);
  const { retiradas } = plano;
  /** Refused with the current plan, so that the user confirms the lots that would really leave. */
  const recusar = async (frase: string, erros: Violacao[]): Promise<never> => {
    const mostrado = await mostrarPlano(tx, { unidade, necessidades, linhas, fixados: fixadas }, plano);
    throw new Recusa(409, frase, erros, { plano: mostrado });
  };
  if (recusados.length > 0) await recusar(fraseDosFixados(recusados), recusados);
  const emFalta = recusaDasFaltas(await comBloqueados(tx, unidade, necessidades, plano.faltas));
  if (emFalta) await recusar(emFalta.frase, emFalta.erros);
  if (assinatura !== undefined && assinatura !== assinaturaDoPlano(plano))
    await recusar(O_PLANO_MUDOU, [{ campo: 'assinatura', mensagem: O_PLANO_MUDOU }]);
  const precos = await precosDasRetiradas(
    tx,
    retiradas.map(({ linha }) => linha.id),
  );
  const executadoEm = agora();
  await lancarTodos(
    tx,
    retiradas.map(({ linha, quantidade }) => ({
      produtoEstoqueId: linha.id,
      quantidade: quantidade.negated().toFixed(),
      tipo: 'REFEICAO',
      documento: DOCUMENTO,
      documentoId: id,
      observacao: observacaoDoFixado(motivos.get(linha.id)),
      preco: precos.get(linha.id),
    })),
    {
      documentos: refeicoesExecutadas([{ id, executado: true, executadoEm, executadoPor: contexto.usuario.id }]),
      atos: [
        {
          entidade: 'refeicoes',
          id,
          acao: 'EXECUTAR',
          depois: {
            retiradas: retiradas.map(({ linha, quantidade }) => ({
              linha: linha.id,
              quantidade: quantidade.toNumber(),
            })),
            ...(fixados.length > 0 && {
              lotesEscolhidos: fixados.map(({ produtoEstoque, motivo }) => ({ linha: produtoEstoque.id, motivo })),
            }),
          },
        },
      ],
    },
  );
  const registros = necessidades.map(({ alimento, quantidade, unidadeMedida }) => ({
    alimento: { id: alimento.id, nome: alimento.nome },
    valorArredondado: Number(quantidade),
    unidadeMedida,
  }));
  return {
    ...refeicao,
    executado: true,
    executadoEm: dataHoraBR(executadoEm),
    registros,
    ...(await partesDaRefeicao(tx, id)),
  };
}

const refeicoesExecutadas = documentosMudados('refeicoes_executadas', {
  tabela: refeicoes,
  colunas: ['executado', 'executadoEm', 'executadoPor'],
});

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

const O_PLANO_MUDOU = 'O estoque mudou depois que o plano foi mostrado. Nada foi retirado. Confira o novo plano.';

const observacaoDoFixado = (motivo: string | undefined): string | undefined =>
  motivo === undefined ? undefined : `Lote escolhido: ${motivo}`;

/** The shortages in a sentence, and each at its food; null without a shortage. */
function recusaDasFaltas(faltas: readonly FaltaDeAlimento[]): { frase: string; erros: Violacao[] } | null {
  if (faltas.length === 0) return null;
  const erros = faltas.map(({ alimento, falta, unidadeMedida }) => ({
    campo: `alimentos.${alimento.id}`,
    mensagem: `${medida(falta, unidadeMedida)} de ${nomeComum(alimento.nome)}`,
  }));
  const lista = new Intl.ListFormat('pt-BR').format(erros.map(({ mensagem }) => mensagem));
  const bloqueados = faltas.flatMap((falta) =>
    falta.bloqueados.map(({ lote, quantidade }) =>
      fraseDoBloqueadoNaFalta(medida(quantidade, falta.unidadeMedida), lote),
    ),
  );
  const avisos = bloqueados.length > 0 ? ` Atenção: ${new Intl.ListFormat('pt-BR').format(bloqueados)}.` : '';
  return { frase: `Estoque insuficiente: falta ${lista}. Nada foi retirado do estoque.${avisos}`, erros };
}

const medida = (quantidade: number, unidade: UnidadeMedida): string =>
  `${formatarQuantidade(quantidade)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;
