import type { FastifyInstance } from 'fastify';
import { fornecedores, itensProduto, produtos } from '../banco/esquema/cadastros/catalogo.js';
import { unidadesEducacionais } from '../banco/esquema/cadastros/unidades.js';
import { kardex, produtoLotes, produtosEstoque, estoques } from '../banco/esquema/estoque/estoques.js';
import { primeira } from '../banco/restricoes.js';

let ultimo = 0;

/** A number that no other row of this test file has, to make names unique. */
export function sequencia(): number {
  return ++ultimo;
}

type ComBanco = Pick<FastifyInstance, 'banco'>;
type Mudanca<Tabela extends { $inferInsert: object }> = Partial<Tabela['$inferInsert']>;

/** A school and its stock. */
export async function criarUnidade({ banco }: ComBanco, mudanca: Mudanca<typeof unidadesEducacionais> = {}) {
  const n = sequencia();
  const unidade = primeira(
    await banco
      .insert(unidadesEducacionais)
      .values({
        nome: `ESCOLA ${n}`,
        tipoUnidade: 'ESCOLA',
        cep: '13560000',
        cidade: 'CIDADE',
        logradouro: 'RUA',
        bairro: 'CENTRO',
        numero: '1',
        ...mudanca,
      })
      .returning(),
  );
  const estoque = primeira(await banco.insert(estoques).values({ unidadeEducacionalId: unidade.id }).returning());
  return { ...unidade, estoque };
}

/** An item; a grain, unless specified otherwise. */
export async function criarItem({ banco }: ComBanco, mudanca: Mudanca<typeof itensProduto> = {}) {
  return primeira(
    await banco
      .insert(itensProduto)
      .values({ nome: `ITEM ${sequencia()}`, itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS', ...mudanca })
      .returning(),
  );
}

/** A product, a 1 kg package unless specified otherwise; makes its item when none is named. */
export async function criarProduto(app: ComBanco, mudanca: Mudanca<typeof produtos> = {}) {
  const itemId = mudanca.itemId ?? (await criarItem(app)).id;
  return primeira(
    await app.banco
      .insert(produtos)
      .values({
        nome: `PRODUTO ${sequencia()}`,
        medidaReal: '1',
        unidadeMedida: 'KG',
        unidadeProduto: 'PACOTE',
        ...mudanca,
        itemId,
      })
      .returning(),
  );
}

/** A supplier: a legal person. */
export async function criarFornecedor({ banco }: ComBanco, mudanca: Mudanca<typeof fornecedores> = {}) {
  const n = sequencia();
  const endereco = {
    cep: '13560000',
    logradouro: 'RUA',
    numero: '1',
    bairroDistrito: 'CENTRO',
    municipio: 'CIDADE',
    uf: 'SP',
  };
  return primeira(
    await banco
      .insert(fornecedores)
      .values({
        fornecedorTipo: 'JURIDICO',
        email: `fornecedor${n}@exemplo.test`,
        nomeFantasia: `FORNECEDOR ${n}`,
        razaoSocial: `FORNECEDOR ${n} LTDA`,
        ...endereco,
        ...mudanca,
      })
      .returning(),
  );
}

interface LoteEmEstoque {
  estoqueId: number;
  produtoId: number;
  /** In packages of the product. */
  quantidade: number;
  numero?: string;
  dataFabricacao?: string;
  dataValidade?: string;
}

/** A lot in a stock, with the ledger line of its receipt. */
export async function criarLoteEmEstoque({ banco }: ComBanco, lote: LoteEmEstoque) {
  const {
    estoqueId,
    produtoId,
    numero = `L${sequencia()}`,
    dataFabricacao = '2026-01-01',
    dataValidade = '2099-12-31',
  } = lote;
  const quantidade = String(lote.quantidade);
  const { id: produtoLoteId } = primeira(
    await banco.insert(produtoLotes).values({ numero, produtoId, dataFabricacao, dataValidade }).returning(),
  );
  const linha = primeira(
    await banco.insert(produtosEstoque).values({ estoqueId, produtoLoteId, quantidade }).returning(),
  );
  if (lote.quantidade > 0) {
    await banco.insert(kardex).values({
      produtoEstoqueId: linha.id,
      quantidade,
      saldo: quantidade,
      tipo: 'ADICAO',
      documento: 'produtos_estoque',
      documentoId: linha.id,
      usuarioId: 0,
    });
  }
  return linha;
}
