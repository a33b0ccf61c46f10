import type { RefeicaoComRegistros, RefeicaoNova, RegistrosNovos } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import {
  aplicarSubstituicoes,
  decimal,
  recusaConversao,
  type Violacao,
  violacoesDasSubstituicoes,
  violacoesDoDiaDaRefeicao,
} from '@merenda/shared/regras';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import {
  refeicaoDietas,
  refeicaoSubstituicoes,
  refeicoes,
  registrosAlimentos,
} from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarLancamento, travarLancamento, type LinhaDeLancamento } from '../cardapios-calendario/consultas.js';
import { pratosServidos } from '../cardapios-calendario/dia.js';
import { guardarReceitas } from '../preparos/versoes.js';
import type { AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';
import { alimentosDaRefeicao } from './alimentos-da-refeicao.js';
import { buscarRefeicao, travarRefeicao } from './consultas.js';
import { calcularRegistros, recusarEstranhos } from './quantidades.js';

const ENTIDADE = 'refeicoes';

/**
 * Registers a meal with the foods that its execution will take. The server computes each total; the user's part is the
 * rounding. 404 for a launch that is not of the user's units, 422 at the field, 409 when the dish is already
 * registered or the unit is deactivated.
 */
export function registrarRefeicao(contexto: Contexto, nova: RefeicaoNova): Promise<RefeicaoComRegistros> {
  return emTransacao(contexto, (tx) => registrarNaTransacao(tx, contexto, nova));
}

/** Like `registrarRefeicao`, as a part of a larger transaction. */
export async function registrarNaTransacao(
  tx: Transacao,
  contexto: Contexto,
  nova: RefeicaoNova,
): Promise<RefeicaoComRegistros> {
  const { registros, substituicoes } = await registrosDaNova(tx, contexto, nova);
  const { quantidadeDePessoas, acrescimo, dietas = [] } = nova;
  const inserida = tx
    .insert(refeicoes)
    .values({
      uuid: nova.uuid,
      unidadeEducacionalId: nova.unidadeEducacional.id,
      lancamentoId: nova.lancamentoCardapio.id,
      dia: nova.dia,
      hora: nova.hora,
      tipo: nova.tipo,
      pratoId: nova.prato.id,
      quantidadeDePessoas,
      acrescimo: String(acrescimo),
      usuarioId: contexto.usuario.id,
      lancadaDepois: nova.dia < hoje(),
    })
    .returning({ id: refeicoes.id });
  const { id } = primeira(
    await unico(
      unico(inserida, 'refeicoes_uuid_unico', 'uuid', 'Outra refeição já foi registrada com este UUID.'),
      'refeicoes_lancamento_unica',
      'prato',
      'Esta refeição já está registrada. Veja o histórico de execução.',
    ),
  );
  await inserirRegistros(tx, id, registros);
  if (dietas.length > 0)
    await tx
      .insert(refeicaoDietas)
      .values(dietas.map(({ patologia, alunos }) => ({ refeicaoId: id, patologiaId: patologia.id, alunos })));
  if (substituicoes.length > 0)
    await tx.insert(refeicaoSubstituicoes).values(
      substituicoes.map(({ alimento, substituto, quantidade, unidadeDeMedida, motivo }) => ({
        refeicaoId: id,
        alimentoId: alimento.id,
        substitutoId: substituto.id,
        quantidade: String(quantidade),
        unidadeMedida: unidadeDeMedida,
        motivo,
      })),
    );
  await guardarReceitas(tx, id, nova.prato.id);
  const criada = await buscarRefeicao(tx, contexto.usuario, id);
  await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criada });
  return criada;
}

/**
 * What the meal would register: the rounded quantity of each food, with its diets and substitutions. Locks the launch
 * until the end of the transaction. The same refusals as `registrarRefeicao`.
 */
export async function registrosDaNova(tx: Transacao, contexto: Contexto, nova: RefeicaoNova) {
  const lancamento = await exigirPratoDoDia(tx, contexto, nova);
  await exigirUnidadesAtivas(tx, [nova.unidadeEducacional.id]);
  const { quantidadeDePessoas, acrescimo, dietas = [], substituicoes = [] } = nova;
  const daRefeicao = await alimentosDaRefeicao(tx, { ...nova, lancamento, alunos: quantidadeDePessoas, dietas });
  if (daRefeicao.length === 0)
    throw invalido([
      {
        campo: 'prato',
        mensagem: 'Este prato não tem alimentos: complete os preparos antes de registrar a refeição.',
      },
    ]);
  const substitutos = await exigirSubstituicoes(tx, daRefeicao, substituicoes);
  const emFalta = new Set(substituicoes.map(({ alimento }) => alimento.id));
  await recusarInconversiveis(tx, [
    ...daRefeicao.filter(({ alimento }) => !emFalta.has(alimento.id)),
    ...substitutos.map(({ id, nome, itemId, unidadeMedida }) => ({
      alimento: { id, nome, itemId },
      unidadePre: unidadeMedida,
    })),
  ]);
  recusarEstranhos(daRefeicao, nova.alimentos ?? []);
  const calculados = calcularRegistros(daRefeicao, { alunos: quantidadeDePessoas, acrescimo }, nova.alimentos);
  const conhecidos = new Map(
    [...daRefeicao.map(({ alimento }) => alimento), ...substitutos].map((alimento) => [alimento.id, alimento]),
  );
  const registros = aplicarSubstituicoes(
    calculados.map(({ alimento, valorArredondado, unidadeMedida }) => ({
      alimento: { id: alimento.id },
      valor: decimal(valorArredondado),
      unidade: unidadeMedida,
    })),
    substituicoes,
  ).flatMap(({ alimento: { id }, valor, unidade }) => {
    const alimento = conhecidos.get(id);
    return alimento
      ? [
          {
            alimento: { id, nome: alimento.nome, itemId: alimento.itemId },
            valorArredondado: valor.toFixed(3),
            unidadeMedida: unidade,
          },
        ]
      : [];
  });
  return { registros, substituicoes };
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
    if (antes.substituicoes !== undefined)
      throw conflito(
        'Um alimento desta refeição foi substituído. Exclua a refeição e registre-a de novo para mudar as quantidades.',
      );
    const lancamento =
      linha.lancamentoId === null ? null : await buscarLancamento(tx, contexto.usuario, linha.lancamentoId);
    const daRefeicao = await alimentosDaRefeicao(tx, {
      prato: { id: linha.pratoId },
      hora: linha.hora,
      tipo: linha.tipo,
      lancamento,
      alunos: linha.quantidadeDePessoas,
      dietas: antes.dietas ?? [],
    });
    recusarEstranhos(daRefeicao, alimentos);
    await tx.delete(registrosAlimentos).where(eq(registrosAlimentos.refeicaoId, id));
    await inserirRegistros(
      tx,
      id,
      calcularRegistros(daRefeicao, { alunos: linha.quantidadeDePessoas, acrescimo: linha.acrescimo }, alimentos),
    );
    await guardarReceitas(tx, id, linha.pratoId);
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
async function exigirPratoDoDia(tx: Transacao, { usuario }: Contexto, nova: RefeicaoNova): Promise<LinhaDeLancamento> {
  const lancamento = await travarLancamento(tx, usuario, nova.lancamentoCardapio.id);
  if (lancamento.unidadeEducacionalId !== nova.unidadeEducacional.id)
    throw invalido([{ campo: 'lancamentoCardapio', mensagem: 'O cardápio não está lançado nesta unidade.' }]);
  if (lancamento.data !== nova.dia)
    throw invalido([{ campo: 'dia', mensagem: `O cardápio está lançado para ${formatarData(lancamento.data)}.` }]);
  const [foraDoDia] = violacoesDoDiaDaRefeicao(nova.dia, hoje());
  if (foraDoDia) throw invalido([foraDoDia]);
  const servidos = await pratosServidos(tx, [lancamento.id]);
  const servido = servidos.some(
    ({ prato, hora, tipo }) => prato.id === nova.prato.id && hora === nova.hora && tipo === nova.tipo,
  );
  if (!servido)
    throw invalido([
      { campo: 'prato', mensagem: 'Este prato não é servido neste cardápio e horário. Atualize a tela.' },
    ]);
  return lancamento;
}

/** Throws 422 at the substitution that breaks a rule; returns the substitutes. They stay until the transaction ends. */
async function exigirSubstituicoes(
  tx: Transacao,
  daRefeicao: readonly AlimentoDoPrato[],
  substituicoes: NonNullable<RefeicaoNova['substituicoes']>,
) {
  if (substituicoes.length === 0) return [];
  const substitutos = await tx
    .select({
      id: alimentos.id,
      nome: alimentos.nome,
      itemId: alimentos.itemId,
      unidadeMedida: alimentos.unidadeMedida,
    })
    .from(alimentos)
    .where(
      inArray(
        alimentos.id,
        substituicoes.map(({ substituto }) => substituto.id),
      ),
    )
    .orderBy(alimentos.id)
    .for('share');
  const [primeiraViolacao] = violacoesDasSubstituicoes(
    substituicoes,
    daRefeicao.map(({ alimento }) => alimento.id),
    substitutos,
  );
  if (primeiraViolacao) throw invalido([primeiraViolacao]);
  return substitutos;
}

/**
 * A food could never leave the stock when no product of its item has a compatible unit: refused now, not when it is
 * cooked.
 */
async function recusarInconversiveis(
  tx: Transacao,
  doPrato: readonly Pick<AlimentoDoPrato, 'alimento' | 'unidadePre'>[],
): Promise<void> {
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

async function inserirRegistros(
  tx: Transacao,
  refeicaoId: number,
  registros: ReturnType<typeof calcularRegistros>,
): Promise<void> {
  await tx
    .insert(registrosAlimentos)
    .values(registros.map(({ alimento, ...registro }) => ({ refeicaoId, alimentoId: alimento.id, ...registro })));
}
