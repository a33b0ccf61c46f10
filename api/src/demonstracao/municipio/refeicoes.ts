import type { DocumentoKardex, TipoKardex } from '@merenda/shared/contratos';
import {
  arredondar,
  conteudoDaEmbalagem,
  type Decimal,
  escolherLotes,
  somar,
  somarDias,
  vencido,
} from '@merenda/shared/regras';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { cardapioPratos, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes, registrosAlimentos } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex, produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { alimentosDosPratos, calcularRegistros, DOCUMENTO } from '../../cardapios/index.js';
import { somarConsumo } from '../../estoque/index.js';
import { porChave } from '../chaves.js';
import { produtoDemo } from './produtos.js';
import { type SiglaDaUnidade, UNIDADES, type UnidadesCriadas } from './unidades.js';

/** The units that have menus: the account that registers meals there, and how many students eat on a full day. */
const COZINHAS: readonly { sigla: SiglaDaUnidade; conta: string; alunos: number }[] = [
  { sigla: 'acacias', conta: 'merendeira', alunos: 118 },
  { sigla: 'valeVerde', conta: 'nutricionista', alunos: 92 },
  { sigla: 'girassol', conta: 'nutricionista', alunos: 64 },
  { sigla: 'passos', conta: 'nutricionista', alunos: 38 },
];

/** One in so many planned meals is not registered; one in so many served meals has no weighed leftover. */
const ENTRE_ESQUECIDAS = 13;
const ENTRE_NAO_PESADAS = 7;
/** Packages, more than any meal takes; packages of a lot that are never taken are not delivered. */
const FARTURA = 1_000_000;

type Produto = typeof produtos.$inferSelect;

interface Servida {
  id: number;
  dia: string;
  quando: Date;
  registros: ReturnType<typeof calcularRegistros>;
}

/** A future line of the ledger. */
interface Lancado {
  produtoEstoqueId: number;
  /** Packages. */
  quantidade: Decimal;
  saldo: Decimal;
  tipo: TipoKardex;
  documento: DocumentoKardex;
  documentoId: number;
  quando: Date;
  /** The data given for the lot at its delivery. */
  precoUnidade: string;
  origemPreco: 'ADICAO';
}

/** A lot that the meals used up. */
interface LoteConsumido {
  produtoId: number;
  numero: string;
  dataFabricacao: string;
  dataValidade: string;
  /** R$ of a package. */
  preco: string;
  /** Packages. */
  retiradas: { servida: Servida; quantidade: Decimal }[];
}

/**
 * Creates the meals on the menus before today, with their foods and leftovers, and the lots that they used. Nothing of
 * those lots is left: today's stocks do not change.
 */
export async function servirRefeicoes(
  tx: Transacao,
  unidades: UnidadesCriadas,
  usuario: (conta: string) => number,
  hoje: string,
): Promise<void> {
  // The first product of an item is the one that is cooked: it overwrites the others.
  const comprados = new Map(
    (await tx.select().from(produtos).orderBy(desc(produtos.id))).map((produto) => [produto.itemId, produto]),
  );
  for (const { sigla, conta, alunos } of COZINHAS) {
    const usuarioId = usuario(conta);
    const servidas = await registrar(tx, unidades[sigla].id, { hoje, usuarioId, alunos });
    await consumir(
      tx,
      unidades[sigla].estoqueId,
      usuarioId,
      lotesConsumidos(servidas, comprados, UNIDADES[sigla].lotes),
    );
  }
}

async function registrar(
  tx: Transacao,
  unidadeEducacionalId: number,
  { hoje, usuarioId, alunos }: { hoje: string; usuarioId: number; alunos: number },
): Promise<Servida[]> {
  const { hora, tipo, pratoId } = cardapioPratos;
  const planejadas = await tx
    .select({ lancamentoId: lancamentos.id, dia: lancamentos.data, hora, tipo, pratoId })
    .from(lancamentos)
    .innerJoin(cardapioPratos, eq(cardapioPratos.cardapioId, lancamentos.cardapioId))
    .where(and(eq(lancamentos.unidadeEducacionalId, unidadeEducacionalId), lt(lancamentos.data, hoje)))
    .orderBy(asc(lancamentos.data), asc(hora));
  const doPrato = await alimentosDosPratos(
    tx,
    planejadas.map((planejada) => planejada.pratoId),
  );
  const servidas = planejadas
    .filter((_, n) => n % ENTRE_ESQUECIDAS !== ENTRE_ESQUECIDAS - 1)
    .map((planejada, n) => {
      // One to eight percent are absent.
      const quantidadeDePessoas = alunos - Math.round((alunos * (1 + ((n * 5) % 8))) / 100);
      const registros = calcularRegistros(doPrato.get(planejada.pratoId) ?? [], {
        alunos: quantidadeDePessoas,
        acrescimo: 0,
      });
      const peso = somar(registros.map(({ valorArredondado }) => valorArredondado));
      // Two to eight percent are left over.
      const sobra =
        n % ENTRE_NAO_PESADAS === ENTRE_NAO_PESADAS - 1
          ? null
          : arredondar(peso.times(2 + ((n * 11) % 7)).div(100), 2).toFixed(2);
      return { planejada, quantidadeDePessoas, registros, sobra, quando: emBrasilia(planejada.dia, planejada.hora) };
    });
  const gravadas = await tx
    .insert(refeicoes)
    .values(
      servidas.map(({ planejada, quantidadeDePessoas, sobra, quando }) => ({
        ...planejada,
        unidadeEducacionalId,
        quantidadeDePessoas,
        executado: true,
        executadoEm: quando,
        executadoPor: usuarioId,
        sobraDeAlimentos: sobra,
        usuarioId,
        criadoEm: quando,
      })),
    )
    .returning();
  const idDe = porChave(gravadas, ({ lancamentoId, hora: as, pratoId: prato }) => `${lancamentoId} ${as} ${prato}`);
  const comId = servidas.map(({ planejada: { lancamentoId, dia, ...prato }, registros, quando }) => ({
    id: idDe(`${lancamentoId} ${prato.hora} ${prato.pratoId}`),
    dia,
    quando,
    registros,
  }));
  await tx
    .insert(registrosAlimentos)
    .values(
      comId.flatMap(({ id, registros }) =>
        registros.map(({ alimento, ...registro }) => ({ refeicaoId: id, alimentoId: alimento.id, ...registro })),
      ),
    );
  return comId;
}

/** The lot that each food is taken from: a new one is delivered on the morning after the previous one has expired. */
function lotesConsumidos(
  servidas: readonly Servida[],
  comprados: ReadonlyMap<number, Produto>,
  prefixo: string,
): LoteConsumido[] {
  const lotes = new Map<number, LoteConsumido[]>();
  for (const servida of servidas) {
    for (const { alimento, valorArredondado, unidadeMedida } of servida.registros) {
      const produto = comprados.get(alimento.itemId);
      if (!produto) throw new Error(`nothing is bought of ${alimento.nome}`);
      const entregues = lotes.get(produto.id) ?? [];
      lotes.set(produto.id, entregues);
      let lote = entregues.at(-1);
      if (!lote || vencido(lote.dataValidade, servida.dia)) {
        const dataValidade = somarDias(servida.dia, produtoDemo(produto.nome).diasDeValidade);
        lote = {
          produtoId: produto.id,
          numero: `${prefixo}-E${entregues.length + 1}`,
          dataFabricacao: servida.dia,
          dataValidade,
          preco: produtoDemo(produto.nome).preco,
          retiradas: [],
        };
        entregues.push(lote);
      }
      const linha = {
        id: 0,
        loteId: 0,
        dataValidade: lote.dataValidade,
        quantidade: FARTURA,
        conteudo: conteudoDaEmbalagem(produto, unidadeMedida),
      };
      for (const { quantidade } of escolherLotes([linha], valorArredondado, servida.dia).retiradas)
        lote.retiradas.push({ servida, quantidade });
    }
  }
  return [...lotes.values()].flat();
}

/** Writes the lots, their ledger from delivery to zero, and what each meal takes from them. */
async function consumir(
  tx: Transacao,
  estoqueId: number,
  usuarioId: number,
  lotes: readonly LoteConsumido[],
): Promise<void> {
  const chave = (lote: { produtoId: number; numero: string }) => `${lote.produtoId} ${lote.numero}`;
  const gravados = await tx
    .insert(produtoLotes)
    .values(
      lotes.map(({ produtoId, numero, dataFabricacao, dataValidade }) => ({
        produtoId,
        numero,
        dataFabricacao,
        dataValidade,
      })),
    )
    .returning();
  const loteId = porChave(gravados, chave);
  // An empty line is deleted from its stock, as a stock keeper would do.
  const linhas = await tx
    .insert(produtosEstoque)
    .values(
      lotes.map((lote) => ({
        estoqueId,
        produtoLoteId: loteId(chave(lote)),
        excluidoEm: lote.retiradas.at(-1)?.servida.quando,
      })),
    )
    .returning();
  const linhaDoLote = porChave(linhas, ({ produtoLoteId }) => String(produtoLoteId));
  const lancados = lotes
    .flatMap((lote) => linhasDoKardex(lote, linhaDoLote(String(loteId(chave(lote))))))
    .sort((a, b) => a.quando.getTime() - b.quando.getTime());
  const noKardex = lancados.map(({ quantidade, saldo, ...lancado }) => ({
    ...lancado,
    quantidade: quantidade.toFixed(),
    saldo: saldo.toFixed(),
    usuarioId,
  }));
  await tx.insert(kardex).values(noKardex);
  await somarConsumo(tx, noKardex);
  const saidas = lancados.filter(({ tipo }) => tipo === 'REFEICAO');
  await tx.insert(auditoria).values(
    [...new Map(saidas.map(({ documentoId, quando }) => [documentoId, quando]))].map(([entidadeId, quando]) => {
      const retiradas = saidas
        .filter(({ documentoId }) => documentoId === entidadeId)
        .map(({ produtoEstoqueId, quantidade }) => ({
          linha: produtoEstoqueId,
          quantidade: quantidade.abs().toNumber(),
        }));
      return { quando, usuarioId, entidade: DOCUMENTO, entidadeId, acao: 'EXECUTAR', depois: { retiradas } };
    }),
  );
}

/** The ledger of a lot: the whole quantity comes on the day of delivery, and leaves meal by meal. */
function linhasDoKardex({ dataFabricacao, preco, retiradas }: LoteConsumido, produtoEstoqueId: number): Lancado[] {
  const comPreco = { precoUnidade: preco, origemPreco: 'ADICAO' } as const;
  let saldo = somar(retiradas.map(({ quantidade }) => quantidade));
  const entrada: Lancado = {
    produtoEstoqueId,
    quantidade: saldo,
    saldo,
    tipo: 'ADICAO',
    documento: 'produtos_estoque',
    documentoId: produtoEstoqueId,
    quando: emBrasilia(dataFabricacao, '06:00'),
    ...comPreco,
  };
  const saidas = retiradas.map(({ servida, quantidade }): Lancado => {
    saldo = saldo.minus(quantidade);
    return {
      produtoEstoqueId,
      quantidade: quantidade.negated(),
      saldo,
      tipo: 'REFEICAO',
      documento: DOCUMENTO,
      documentoId: servida.id,
      quando: servida.quando,
      ...comPreco,
    };
  });
  return [entrada, ...saidas];
}

/**
 * The instant of a local time, 'HH:mm' or 'HH:mm:ss'. The demonstration is in São Paulo, which has had no summer time
 * since 2019.
 */
const emBrasilia = (dia: string, hora: string): Date => new Date(`${dia}T${hora}-03:00`);
