import { somarDias } from '@merenda/shared/regras';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { lancar } from '../../estoque/index.js';
import { porChave } from '../chaves.js';
import type { Catalogo } from './catalogo.js';
import { ITENS_ALIMENTO, type ProdutoDemo, PRODUTOS, produtoDemo } from './produtos.js';
import { SIGLAS, type SiglaDaUnidade, UNIDADES, type UnidadesCriadas } from './unidades.js';

interface LoteDemo {
  produto: ProdutoDemo;
  numero: string;
  /** Expiry, in days from today; manufacture follows from the shelf life. */
  venceEm: number;
  quantidade: string;
}

/** Packages of a first lot: some 30 kg of what is bought by weight, less of expensive and fresh food. */
function quantidadeInicial({ medida, unidade, preco, diasDeValidade }: ProdutoDemo): string {
  const conteudo = Number(medida) / (unidade === 'G' || unidade === 'ML' ? 1000 : 1);
  const quilos = diasDeValidade <= 5 ? 10 : Number(preco) / conteudo > 20 ? 20 : 30;
  return String(Math.max(6, Math.ceil(quilos / conteudo)));
}

const numeroDoLote = (sigla: SiglaDaUnidade, n: number) => `${UNIDADES[sigla].lotes}-0${n}`;

/** The lot in use has passed 60% of its shelf life; nothing in it is expired. */
const emUso = (produto: ProdutoDemo, sigla: SiglaDaUnidade): LoteDemo => ({
  produto,
  numero: numeroDoLote(sigla, 1),
  venceEm: Math.max(1, Math.round(produto.diasDeValidade * 0.4)),
  quantidade: quantidadeInicial(produto),
});

/** A newer lot after it, so that first-expiring-first has to choose. */
const reserva = (produto: ProdutoDemo, sigla: SiglaDaUnidade): LoteDemo => ({
  produto,
  numero: numeroDoLote(sigla, 2),
  venceEm: Math.max(2, Math.round(produto.diasDeValidade * 0.9)),
  quantidade: quantidadeInicial(produto),
});

const ALIMENTOS = ITENS_ALIMENTO.flatMap((item) => item.produtos);

/**
 * Lots by unit: every school has its food; the first school has two lots of each food, and some that are expired or
 * soon will be; the centre has everything. Only the first school knows what its lots cost.
 */
const LOTES: Record<SiglaDaUnidade, readonly LoteDemo[]> = {
  acacias: [
    ...ALIMENTOS.map((p) => emUso(p, 'acacias')),
    ...ALIMENTOS.map((p) => reserva(p, 'acacias')),
    {
      produto: produtoDemo('LEITE EM PÓ INTEGRAL 400 G'),
      numero: numeroDoLote('acacias', 0),
      venceEm: -5,
      quantidade: '4',
    },
    {
      produto: produtoDemo('MACARRÃO PARAFUSO COM OVOS 500 G'),
      numero: numeroDoLote('acacias', 0),
      venceEm: 12,
      quantidade: '15',
    },
    { produto: produtoDemo('FUBÁ DE MILHO 1 KG'), numero: numeroDoLote('acacias', 0), venceEm: 0, quantidade: '2.5' },
  ],
  valeVerde: ALIMENTOS.map((p) => emUso(p, 'valeVerde')),
  girassol: ALIMENTOS.map((p) => emUso(p, 'girassol')),
  passos: ALIMENTOS.map((p) => emUso(p, 'passos')),
  jovens: ALIMENTOS.map((p) => emUso(p, 'jovens')),
  central: PRODUTOS.map((p) => reserva(p, 'central')),
};

/** Puts the lots into the stocks, each with its ledger line by the author of the transaction. */
export async function encherEstoques(
  tx: Transacao,
  unidades: UnidadesCriadas,
  { produto }: Catalogo,
  hoje: string,
): Promise<void> {
  const entradas = SIGLAS.flatMap((sigla) =>
    LOTES[sigla].map((lote) => ({ lote, estoqueId: unidades[sigla].estoqueId })),
  );
  const chave = (lote: { produtoId: number; numero: string }) => `${lote.produtoId} ${lote.numero}`;
  const gravados = await tx
    .insert(produtoLotes)
    .values(entradas.map(({ lote }) => comDatas(lote, produto, hoje)))
    .returning();
  const lotes = porChave(gravados, chave);
  const loteDe = (lote: LoteDemo) => lotes(chave({ produtoId: produto(lote.produto.nome), numero: lote.numero }));
  const linhas = await tx
    .insert(produtosEstoque)
    .values(entradas.map(({ lote, estoqueId }) => ({ estoqueId, produtoLoteId: loteDe(lote) })))
    .returning();
  const linha = porChave(linhas, ({ produtoLoteId }) => String(produtoLoteId));
  for (const { lote, estoqueId } of entradas) {
    const id = linha(String(loteDe(lote)));
    const { quantidade } = lote;
    await lancar(tx, {
      produtoEstoqueId: id,
      quantidade,
      tipo: 'ADICAO',
      documento: 'produtos_estoque',
      documentoId: id,
      observacao: 'Saldo inicial',
      preco: estoqueId === unidades.acacias.estoqueId ? { valor: lote.produto.preco, origem: 'ADICAO' } : undefined,
    });
  }
}

function comDatas(
  { produto: { nome, diasDeValidade }, numero, venceEm }: LoteDemo,
  produto: Catalogo['produto'],
  hoje: string,
) {
  const dataValidade = somarDias(hoje, venceEm);
  return { produtoId: produto(nome), numero, dataFabricacao: somarDias(dataValidade, -diasDeValidade), dataValidade };
}
