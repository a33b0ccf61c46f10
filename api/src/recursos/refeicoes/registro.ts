import type { RefeicaoComRegistros, RefeicaoNova, RegistroNovo, RegistrosNovos } from '@merenda/shared/contratos';
import { ARREDONDAMENTOS } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import {
  arredondarQuantidade,
  calcularExecucao,
  converter,
  recusaConversao,
  type QuantidadesDaExecucao,
  type Violacao,
} from '@merenda/shared/regras';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { produtos } from '../../banco/esquema/catalogo.js';
import { refeicoes, registrosAlimentos } from '../../banco/esquema/refeicoes.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { auditar } from '../auditoria/auditar.js';
import { travarLancamento } from '../cardapios-calendario/consultas.js';
import { pratosServidos } from '../cardapios-calendario/dia.js';
import { exigirUnidadesAtivas } from '../unidades-educacionais/ativas.js';
import { buscarRefeicao, travarRefeicao } from './consultas.js';
import { alimentosDosPratos, type AlimentoDoPrato } from './usos.js';

const ENTIDADE = 'refeicoes';

/**
 * Registers a meal with the foods that its execution will take. The server computes each total; the user's part is the
 * rounding. 404 for a launch that is not of the user's units, 422 at the field, 409 when the dish is already
 * registered or the unit is deactivated.
 */
export function registrarRefeicao(contexto: Contexto, nova: RefeicaoNova): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, async (tx) => {
    await exigirPratoDoDia(tx, contexto, nova);
    await exigirUnidadesAtivas(tx, [nova.unidadeEducacional.id]);
    const doPrato = (await alimentosDosPratos(tx, [nova.prato.id])).get(nova.prato.id) ?? [];
    if (doPrato.length === 0)
      throw invalido([
        {
          campo: 'prato',
          mensagem: 'Este prato não tem alimentos: complete os preparos antes de registrar a refeição.',
        },
      ]);
    await recusarInconversiveis(tx, doPrato);
    const { quantidadeDePessoas, acrescimo } = nova;
    const inserida = tx
      .insert(refeicoes)
      .values({
        unidadeEducacionalId: nova.unidadeEducacional.id,
        lancamentoId: nova.lancamentoCardapio.id,
        dia: nova.dia,
        hora: nova.hora,
        tipo: nova.tipo,
        pratoId: nova.prato.id,
        quantidadeDePessoas,
        acrescimo: String(acrescimo),
        usuarioId: contexto.usuario.id,
      })
      .returning({ id: refeicoes.id });
    const { id } = primeira(
      await unico(
        inserida,
        'refeicoes_lancamento_unica',
        'prato',
        'Esta refeição já está registrada. Veja o histórico de execução.',
      ),
    );
    await gravarRegistros(tx, id, doPrato, { alunos: quantidadeDePessoas, acrescimo }, nova.alimentos ?? []);
    const criada = await buscarRefeicao(tx, contexto.usuario, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criada });
    return criada;
  });
}

/** Changes the rounding of the foods of a meal. 404, 409 once executed, 422 at the food. */
export function registrarAlimentos(
  contexto: Contexto,
  id: number,
  unidadeId: number,
  { alimentos }: RegistrosNovos,
): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, async (tx) => {
    const linha = await travarRefeicao(tx, contexto.usuario, id);
    if (linha.unidadeEducacionalId !== unidadeId) throw naoEncontrado('Refeição não encontrada nesta unidade.');
    if (linha.executado) throw conflito('A refeição já foi executada: seus alimentos não podem mais mudar.');
    const antes = await buscarRefeicao(tx, contexto.usuario, id);
    const doPrato = (await alimentosDosPratos(tx, [linha.pratoId])).get(linha.pratoId) ?? [];
    await tx.delete(registrosAlimentos).where(eq(registrosAlimentos.refeicaoId, id));
    await gravarRegistros(
      tx,
      id,
      doPrato,
      { alunos: linha.quantidadeDePessoas, acrescimo: linha.acrescimo },
      alimentos,
    );
    const depois = await buscarRefeicao(tx, contexto.usuario, id);
    await auditar(tx, {
      entidade: ENTIDADE,
      id,
      acao: 'REGISTRAR_ALIMENTOS',
      antes: antes.registros,
      depois: depois.registros,
    });
    return depois;
  });
}

/**
 * The dish, its hour and its kind must be a row of a menu launched that day at that unit. The lock prevents changes of
 * the calendar meanwhile.
 */
async function exigirPratoDoDia(tx: Transacao, { usuario }: Contexto, nova: RefeicaoNova): Promise<void> {
  const lancamento = await travarLancamento(tx, usuario, nova.lancamentoCardapio.id);
  if (lancamento.unidadeEducacionalId !== nova.unidadeEducacional.id)
    throw invalido([{ campo: 'lancamentoCardapio', mensagem: 'O cardápio não está lançado nesta unidade.' }]);
  if (lancamento.data !== nova.dia)
    throw invalido([{ campo: 'dia', mensagem: `O cardápio está lançado para ${formatarData(lancamento.data)}.` }]);
  if (nova.dia > hoje())
    throw invalido([
      { campo: 'dia', mensagem: 'A refeição só pode ser registrada no dia em que é servida, ou depois.' },
    ]);
  const servidos = await pratosServidos(tx, [lancamento.id]);
  const servido = servidos.some(
    ({ prato, hora, tipo }) => prato.id === nova.prato.id && hora === nova.hora && tipo === nova.tipo,
  );
  if (!servido)
    throw invalido([
      { campo: 'prato', mensagem: 'Este prato não é servido neste cardápio e horário. Atualize a tela.' },
    ]);
}

/**
 * A food could never leave the stock when no product of its item has a compatible unit: refused now, not when it is
 * cooked.
 */
async function recusarInconversiveis(tx: Transacao, doPrato: readonly AlimentoDoPrato[]): Promise<void> {
  const itens = doPrato.map(({ alimento }) => alimento.itemId);
  const comprados = await tx
    .select({ itemId: produtos.itemId, unidadeMedida: produtos.unidadeMedida })
    .from(produtos)
    .where(inArray(produtos.itemId, itens));
  const erros = doPrato.flatMap(({ alimento, unidadePre }): Violacao[] => {
    const recusas = comprados
      .filter(({ itemId }) => itemId === alimento.itemId)
      .map(({ unidadeMedida }) => recusaConversao(unidadePre, unidadeMedida));
    const [recusa] = recusas;
    return recusa && recusas.every(Boolean)
      ? [
          {
            campo: 'prato',
            mensagem: `${nomeComum(alimento.nome)}: os produtos deste alimento são medidos em outra grandeza. ${recusa}`,
          },
        ]
      : [];
  });
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
}

async function gravarRegistros(
  tx: Transacao,
  refeicaoId: number,
  doPrato: readonly AlimentoDoPrato[],
  para: { alunos: number; acrescimo: number | string },
  arredondados: readonly RegistroNovo[],
): Promise<void> {
  recusarEstranhos(doPrato, arredondados);
  const registros = calcularRegistros(doPrato, para, arredondados);
  await tx
    .insert(registrosAlimentos)
    .values(registros.map(({ alimento, ...registro }) => ({ refeicaoId, alimentoId: alimento.id, ...registro })));
}

/**
 * Quantity of each food of a meal: the user's rounding, otherwise the computed value, with 3 decimals. 422 for a value
 * that is not a rounding of it.
 */
export function calcularRegistros(
  doPrato: readonly AlimentoDoPrato[],
  para: { alunos: number; acrescimo: number | string },
  arredondados: readonly RegistroNovo[] = [],
) {
  return doPrato.map(({ alimento, unidadePre, usos }) => {
    const calculado = calcularExecucao(usos, { unidadePre, ...para });
    const posicao = arredondados.findIndex(({ id }) => id === alimento.id);
    const pedido = arredondados[posicao];
    const valorArredondado = pedido
      ? valorAceito(calculado, pedido, posicao)
      : arredondarQuantidade(calculado.totalComAcrescimo, 'MANTER', calculado.unidadePos).toFixed(3);
    return { alimento, valorArredondado, unidadeMedida: calculado.unidadePos };
  });
}

/** The value in the unit of the total; 422 unless it is one of the three roundings of the computed value. */
function valorAceito(
  { totalComAcrescimo, unidadePos }: QuantidadesDaExecucao,
  { valor, unidadeDeMedida }: RegistroNovo,
  posicao: number,
): string {
  const recusa = recusaConversao(unidadeDeMedida, unidadePos);
  if (recusa) throw invalido([{ campo: `alimentos.${posicao}.unidadeDeMedida`, mensagem: recusa }]);
  const informado = converter(valor, unidadeDeMedida, unidadePos);
  if (ARREDONDAMENTOS.some((modo) => arredondarQuantidade(totalComAcrescimo, modo, unidadePos).eq(informado)))
    return informado.toFixed(3);
  throw invalido([
    {
      campo: `alimentos.${posicao}.valor`,
      mensagem: 'O valor não é o calculado para estes alunos, nem o seu arredondamento. Atualize a tela.',
    },
  ]);
}

function recusarEstranhos(doPrato: readonly AlimentoDoPrato[], arredondados: readonly RegistroNovo[]): void {
  arredondados.forEach(({ id }, posicao) => {
    const campo = `alimentos.${posicao}.id`;
    if (!doPrato.some(({ alimento }) => alimento.id === id))
      throw invalido([{ campo, mensagem: 'Este alimento não faz parte do prato.' }]);
    if (arredondados.findIndex((outro) => outro.id === id) !== posicao)
      throw invalido([{ campo, mensagem: 'Alimento repetido.' }]);
  });
}
