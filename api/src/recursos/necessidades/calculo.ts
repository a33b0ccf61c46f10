import type {
  BuscaNecessidades,
  BuscaOrigem,
  BuscaSituacao,
  FaltaSemCobertura,
  LinhaDaNecessidade,
  Necessidades,
  OrigemDaNecessidade,
  ProdutoCitado,
  RascunhoDeSolicitacao,
  SituacaoDoItem,
  UnidadeMedida,
} from '@merenda/shared/contratos';
import { compararTextos, formatarData } from '@merenda/shared/formatos';
import {
  arredondar,
  type Candidato,
  conteudoDaEmbalagem,
  type Decimal,
  distribuirEmContratos,
  embalagensPara,
  faltasPorJanela,
  type FaltaNaJanela,
  recusaConversao,
  semResiduo,
  simularDias,
  somar,
  somarDias,
  type Suprimento,
  unidadeDoTotal,
  valorDasEmbalagens,
  vencido,
  violacoesDoInicioDasNecessidades,
} from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { agrupar } from '../../nucleo/agrupar.js';
import { invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { dasUnidadesDe, exigirUnidadesEducacionais } from '../unidades-do-usuario.js';
import {
  type Oferta,
  ofertasDosItens,
  type ProdutoConhecido,
  produtosDosItens,
  ultimasSolicitacoes,
  valoresDisponiveis,
} from './ofertas.js';
import { type Embalagens, embalagensDosItens } from './suprimentos.js';
import { type UsoPrevisto, usosDoPeriodo } from './usos.js';

interface Unidade {
  id: number;
  nome: string;
  codigoInep: string | null;
}

/** What a unit needs of an item in one unit of measure. */
interface Necessidade {
  unidade: Unidade;
  item: { id: number; nome: string; chave: string };
  unidadeMedida: UnidadeMedida;
  perecivel: boolean;
  usos: UsoPrevisto[];
}

interface OfertaDoItem extends Candidato {
  oferta: Oferta;
}

type Falta = FaltaNaJanela & { necessidade: Necessidade };

/**
 * From the calendar to the purchase (specification 4, 4.3): what the units need in a period, what they have and expect,
 * what is missing, and the requests that would cover it. One computation for screen, print and export. 403 for a unit
 * that is not the user's, 422 at `de` for a period that begins before today.
 */
export async function calcularNecessidades(contexto: Contexto, busca: BuscaNecessidades): Promise<Necessidades> {
  const { banco } = contexto;
  const { de, ordem = 'FAMILIAR', unidades: pedidas } = busca;
  exigirInicio(de);
  if (pedidas) await exigirUnidadesEducacionais(contexto, pedidas);
  const unidades = condicao(contexto, pedidas);
  const { simuladas, produtos, porId, semAlunos, itens } = await simular(contexto, unidades, busca);
  const ofertas = await ofertasDosItens(banco, itens);
  const faltas = simuladas.flatMap(({ necessidade, dias }) =>
    faltasPorJanela(dias, { inicio: de, perecivel: necessidade.perecivel }).map(({ janela, falta }): Falta => ({
      unidade: necessidade.unidade,
      item: necessidade.item,
      janela,
      falta,
      necessidade,
    })),
  );
  const valores = await valoresDisponiveis(banco, [...new Set(ofertas.map(({ aquisicao }) => aquisicao.id))]);
  const { pedidos, semCobertura } = distribuirEmContratos(faltas, candidatosPorItem(faltas, ofertas), valores, {
    familiarPrimeiro: ordem === 'FAMILIAR',
  });
  const ultimas = await ultimasSolicitacoes(banco, unidades, [...new Set(ofertas.map(({ propostaId }) => propostaId))]);
  return {
    linhas: simuladas
      .filter(({ dias }) => dias.length > 0)
      .map(({ necessidade, dias }) => linhaDe(necessidade, dias))
      .sort(porUnidadeEItem),
    rascunhos: montarRascunhos(pedidos, ultimas),
    semCobertura: montarSemCobertura(semCobertura, produtos),
    semAlunos: semAlunos.flatMap(({ unidade, dias, ...vazio }) => {
      const doPeriodo = dias.filter((dia) => dia >= de).map(formatarData);
      const doUsuario = porId.get(unidade);
      return doUsuario && doPeriodo.length > 0 ? [{ ...vazio, unidade: citar(doUsuario), dias: doPeriodo }] : [];
    }),
  };
}

/** Days for which a request by hand shows what is needed. */
const DIAS_DO_PEDIDO = 30;

/**
 * What a unit has of these items, what is on its way, and what the next 30 days need of it, by the enrolments: beside
 * each product of a request. 403 for a unit that is not the user's.
 */
export async function situacaoDosItens(
  contexto: Contexto,
  { unidade, itens: pedidos }: BuscaSituacao,
): Promise<SituacaoDoItem[]> {
  await exigirUnidadesEducacionais(contexto, [unidade]);
  const de = hoje();
  const periodo = { de, ate: somarDias(de, DIAS_DO_PEDIDO - 1) };
  const { simuladas, produtos, embalagens } = await simular(contexto, condicao(contexto, [unidade]), periodo, pedidos);
  const medidas = new Map(
    produtos.map(({ produto }) => {
      const unidadeMedida = unidadeDoTotal(produto.unidadeMedida);
      return [`${produto.item.id} ${unidadeMedida}`, { item: produto.item.id, unidadeMedida }];
    }),
  );
  return [...medidas]
    .filter(([, { item }]) => pedidos.includes(item))
    .map(([chave, { item, unidadeMedida }]): SituacaoDoItem => {
      const doItem = embalagens.filter(
        (uma) => uma.itemId === item && !recusaConversao(uma.unidadeMedida, unidadeMedida),
      );
      const soma = (quais: readonly Embalagens[]) =>
        arredondar(
          somar(quais.map((uma) => conteudoDaEmbalagem(uma, unidadeMedida).times(uma.quantidade))),
          3,
        ).toNumber();
      const simulada = simuladas.find(({ necessidade }) => necessidade.item.chave === chave);
      const { necessidade, falta } = simulada
        ? linhaDe(simulada.necessidade, simulada.dias)
        : { necessidade: 0, falta: 0 };
      return {
        item,
        unidadeMedida,
        emEstoque: soma(doItem.filter((uma) => !uma.aReceber && !vencido(uma.dataValidade ?? de, de))),
        aCaminho: soma(doItem.filter((uma) => uma.aReceber)),
        necessidade,
        falta,
      };
    });
}

/** What the units need in a period and how each day of it is met; `tambem` are items that need not be used. */
async function simular(
  contexto: Contexto,
  unidades: (coluna: SQL) => SQL,
  { de, ate, alunos = 'MATRICULAS' }: Pick<BuscaNecessidades, 'de' | 'ate' | 'alunos'>,
  tambem: readonly number[] = [],
) {
  const { banco } = contexto;
  // The days before the period take from the stock too.
  const [{ usos, semAlunos }, porId] = await Promise.all([
    usosDoPeriodo(banco, { unidades, de: hoje(), ate, base: alunos }),
    lerUnidades(contexto, unidades),
  ]);
  const itens = [...new Set([...usos.map(({ alimento }) => alimento.itemId), ...tambem])];
  const [produtos, embalagens, nomes] = await Promise.all([
    produtosDosItens(banco, itens),
    embalagensDosItens(banco, unidades, itens),
    nomesDosItens(contexto, itens),
  ]);
  const pereciveis = new Set(produtos.filter(({ perecivel }) => perecivel).map(({ produto }) => produto.item.id));
  const suprimentos = agrupar(embalagens, ({ unidade, itemId }) => `${unidade} ${itemId}`);
  const simuladas = agruparUsos(usos, porId, nomes, pereciveis).map((necessidade) => {
    const { unidade, item, unidadeMedida } = necessidade;
    const doItem = (suprimentos.get(`${unidade.id} ${item.id}`) ?? [])
      .filter((uma) => !recusaConversao(uma.unidadeMedida, unidadeMedida))
      .map((uma): Suprimento => ({
        desde: uma.aReceber ? de : hoje(),
        aReceber: uma.aReceber,
        dataValidade: uma.dataValidade,
        loteId: uma.loteId,
        quantidade: conteudoDaEmbalagem(uma, unidadeMedida).times(uma.quantidade),
      }));
    const dias = simularDias(
      necessidade.usos.map(({ servido, quantidade }) => ({ dia: servido.dia, quantidade })),
      doItem,
    );
    return { necessidade, dias: dias.filter(({ dia }) => dia >= de) };
  });
  return { simuladas, produtos, embalagens, porId, semAlunos, itens };
}

/**
 * The uses behind one line of the list, by day. 403 for a unit that is not the user's, 422 at `de` for a period that
 * begins before today.
 */
export async function origemDaNecessidade(contexto: Contexto, busca: BuscaOrigem): Promise<OrigemDaNecessidade[]> {
  const { de, ate, alunos = 'MATRICULAS', unidade, item, unidadeMedida } = busca;
  exigirInicio(de);
  await exigirUnidadesEducacionais(contexto, [unidade]);
  const { usos } = await usosDoPeriodo(contexto.banco, {
    unidades: condicao(contexto, [unidade]),
    de,
    ate,
    base: alunos,
  });
  return usos
    .filter((uso) => uso.alimento.itemId === item && uso.unidadeMedida === unidadeMedida)
    .map(({ servido, alimento, alunos: pessoas, quantidade }) => ({
      dia: formatarData(servido.dia),
      cardapio: servido.cardapio && citar(servido.cardapio),
      prato: servido.prato,
      alimento: citar(alimento),
      alunos: arredondar(pessoas, 2).toNumber(),
      registrada: servido.refeicao !== null,
      quantidade: arredondar(quantidade, 3).toNumber(),
    }));
}

function exigirInicio(de: string): void {
  const [primeira, ...demais] = violacoesDoInicioDasNecessidades(de, hoje());
  if (primeira) throw invalido([primeira, ...demais]);
}

/** Condition on a column with a unit's id: an active unit of the user, one of `pedidas` if given. */
const condicao =
  ({ usuario }: Contexto, pedidas?: readonly number[]) =>
  (coluna: SQL): SQL =>
    sql`(${dasUnidadesDe(usuario, coluna)} and ${coluna} in (select ativas.id from unidades_educacionais ativas where ativas.ativa)
      ${pedidas ? sql`and ${coluna} = any(${sql.param([...pedidas])}::int[])` : sql``})`;

async function lerUnidades({ banco }: Contexto, unidades: (coluna: SQL) => SQL): Promise<Map<number, Unidade>> {
  const { rows } = await banco.execute<Unidade & Record<string, unknown>>(
    sql`select u.id, u.nome, u.codigo_inep as "codigoInep" from unidades_educacionais u where ${unidades(sql`u.id`)}`,
  );
  return new Map(rows.map((unidade) => [unidade.id, unidade]));
}

async function nomesDosItens({ banco }: Contexto, itens: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await banco.execute<{ id: number; nome: string }>(
    sql`select id, nome from itens_produto where id = any(${sql.param([...itens])}::int[])`,
  );
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

const citar = ({ id, nome }: { id: number; nome: string }) => ({ id, nome });

/**
 * The uses of each unit by what is bought for them: foods of one item share its stock and its packages. Kilograms and
 * units of one item stay apart.
 */
function agruparUsos(
  usos: readonly UsoPrevisto[],
  unidades: ReadonlyMap<number, Unidade>,
  nomes: ReadonlyMap<number, string>,
  pereciveis: ReadonlySet<number>,
): Necessidade[] {
  const grupos = agrupar(usos, ({ servido, alimento, unidadeMedida }) =>
    [servido.unidade, alimento.itemId, unidadeMedida].join(' '),
  );
  return [...grupos.values()].flatMap((doGrupo): Necessidade[] => {
    const [primeiro] = doGrupo;
    const unidade = primeiro && unidades.get(primeiro.servido.unidade);
    if (!primeiro || !unidade) return [];
    const { alimento, unidadeMedida } = primeiro;
    return [
      {
        unidade,
        item: {
          id: alimento.itemId,
          nome: nomes.get(alimento.itemId) ?? alimento.nome,
          chave: `${alimento.itemId} ${unidadeMedida}`,
        },
        unidadeMedida,
        perecivel: pereciveis.has(alimento.itemId),
        usos: doGrupo,
      },
    ];
  });
}

function linhaDe(
  { unidade, item, unidadeMedida, perecivel }: Necessidade,
  dias: ReturnType<typeof simularDias>,
): LinhaDaNecessidade {
  const soma = (parte: 'necessidade' | 'doEstoque' | 'aReceber') =>
    arredondar(somar(dias.map((dia) => dia[parte])), 3).toNumber();
  return {
    unidade: citar(unidade),
    item: citar(item),
    unidadeMedida,
    perecivel,
    necessidade: soma('necessidade'),
    doEstoque: soma('doEstoque'),
    aReceber: soma('aReceber'),
    falta: paraCima(somar(dias.map(({ falta }) => falta))),
  };
}

/** What is missing is rounded up to 3 decimals (specification 4). */
const paraCima = (quantidade: Decimal): number => semResiduo(quantidade).times(1000).ceil().div(1000).toNumber();

const porUnidadeEItem = (
  uma: { unidade: { nome: string; id: number }; item: { nome: string } },
  outra: { unidade: { nome: string; id: number }; item: { nome: string } },
): number =>
  compararTextos(uma.unidade.nome, outra.unidade.nome) ||
  uma.unidade.id - outra.unidade.id ||
  compararTextos(uma.item.nome, outra.item.nome);

/** The products of the contracts for each item that lacks something, in its unit of measure. */
function candidatosPorItem(faltas: readonly Falta[], ofertas: readonly Oferta[]): Map<string, OfertaDoItem[]> {
  const doItem = agrupar(ofertas, ({ produto }) => String(produto.item.id));
  return new Map(
    faltas.map(({ necessidade: { item, unidadeMedida } }) => [
      item.chave,
      (doItem.get(String(item.id)) ?? [])
        .filter(({ produto }) => !recusaConversao(produto.unidadeMedida, unidadeMedida))
        .map((oferta) => ({
          oferta,
          itemPropostaId: oferta.itemPropostaId,
          aquisicaoId: oferta.aquisicao.id,
          produtoId: oferta.produto.id,
          conteudo: conteudoDaEmbalagem(oferta.produto, unidadeMedida),
          precoUnidade: oferta.precoUnidade,
          agriculturaFamiliar: oferta.fornecedor.agriculturaFamiliar,
          vigencia: oferta.vigencia,
          disponivel: oferta.disponivel,
        })),
    ]),
  );
}

/** One draft for each unit and proposal, by unit and supplier. */
function montarRascunhos(
  pedidos: readonly { falta: Falta; candidato: OfertaDoItem; embalagens: number }[],
  ultimas: ReadonlyMap<string, number>,
): RascunhoDeSolicitacao[] {
  const grupos = agrupar(pedidos, ({ falta, candidato }) => `${falta.unidade.id} ${candidato.oferta.propostaId}`);
  return [...grupos]
    .flatMap(([chave, doGrupo]): RascunhoDeSolicitacao[] => {
      const [primeiro] = doGrupo;
      if (!primeiro) return [];
      const { fornecedor, aquisicao, propostaId } = primeiro.candidato.oferta;
      const itens = [...agrupar(doGrupo, ({ candidato }) => String(candidato.produtoId)).values()].map(itemDoRascunho);
      return [
        {
          unidade: citar(primeiro.falta.necessidade.unidade),
          fornecedor,
          aquisicao,
          proposta: propostaId,
          categorias: [
            ...new Set(doGrupo.flatMap(({ falta }) => falta.necessidade.usos.map((uso) => uso.servido.categoriaId))),
          ].sort((uma, outra) => uma - outra),
          itens: itens.sort((um, outro) => compararTextos(um.produto.nome, outro.produto.nome)),
          valor: somar(itens.map(({ valor }) => valor)).toNumber(),
          ultimaSolicitacao: ultimas.get(chave) ?? null,
        },
      ];
    })
    .sort(
      (um, outro) =>
        compararTextos(um.unidade.nome, outro.unidade.nome) ||
        compararTextos(um.fornecedor.nome, outro.fornecedor.nome) ||
        um.proposta - outro.proposta,
    );
}

function itemDoRascunho(
  linhas: readonly { candidato: OfertaDoItem; embalagens: number }[],
): RascunhoDeSolicitacao['itens'][number] {
  const [primeira] = linhas;
  if (!primeira) throw new Error('a draft has no line');
  const { produto, disponivel, precoUnidade } = primeira.candidato.oferta;
  const quantidade = linhas.reduce((total, { embalagens }) => total + embalagens, 0);
  return {
    produto,
    quantidade,
    disponivel,
    precoUnidade,
    valor: valorDasEmbalagens(quantidade, precoUnidade).toNumber(),
  };
}

/** What no contract covers, each unit, item and product once, with the last price that was paid. */
function montarSemCobertura(
  descobertas: readonly { falta: Falta; resta: Decimal; ultimo: OfertaDoItem | null }[],
  produtos: readonly ProdutoConhecido[],
): FaltaSemCobertura[] {
  const grupos = agrupar(
    descobertas,
    ({ falta, ultimo }) => `${falta.unidade.id} ${falta.item.chave} ${ultimo?.produtoId ?? ''}`,
  );
  return [...grupos.values()]
    .flatMap((doGrupo): FaltaSemCobertura[] => {
      const [primeira] = doGrupo;
      if (!primeira) return [];
      const { unidade, item, unidadeMedida } = primeira.falta.necessidade;
      const conhecido = produtoSugerido(primeira.ultimo?.oferta.produto, produtos, item.id, unidadeMedida);
      const conteudo = conhecido && conteudoDaEmbalagem(conhecido.produto, unidadeMedida);
      const embalagens = conteudo && doGrupo.reduce((total, { resta }) => total + embalagensPara(resta, conteudo), 0);
      const preco = conhecido?.ultimaCompra?.preco ?? null;
      return [
        {
          unidade: citar(unidade),
          item: citar(item),
          unidadeMedida,
          motivo: primeira.ultimo ? 'SEM_SALDO' : conhecido ? 'SEM_CONTRATO' : 'SEM_PRODUTO',
          falta: paraCima(somar(doGrupo.map(({ resta }) => resta))),
          produto: conhecido?.produto ?? null,
          embalagens: embalagens ?? null,
          ultimoPreco: preco,
          valor: embalagens && preco !== null ? valorDasEmbalagens(embalagens, preco).toNumber() : null,
        },
      ];
    })
    .sort(porUnidadeEItem);
}

/** The product of the last candidate, else of the item's last purchase, else the item's first product. */
function produtoSugerido(
  doUltimo: ProdutoCitado | undefined,
  produtos: readonly ProdutoConhecido[],
  itemId: number,
  unidadeMedida: UnidadeMedida,
): ProdutoConhecido | undefined {
  if (doUltimo) return produtos.find(({ produto }) => produto.id === doUltimo.id);
  const doItem = produtos.filter(
    ({ produto }) => produto.item.id === itemId && !recusaConversao(produto.unidadeMedida, unidadeMedida),
  );
  return doItem.toSorted((um, outro) => (outro.ultimaCompra?.ordem ?? 0) - (um.ultimaCompra?.ordem ?? 0))[0];
}
