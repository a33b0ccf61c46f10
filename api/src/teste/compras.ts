import type { Aquisicao, Solicitacao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, convencoes, faixasEtarias } from '../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../banco/restricoes.js';
import { entrarComo, type Pessoa } from './app.js';
import { criarFornecedor, criarProduto, criarUnidade, sequencia } from './fabricas.js';

/** A unit with its buyer, a supplier and two products: what every purchase starts from. */
export interface Mercado {
  app: FastifyInstance;
  comprador: Pessoa;
  unidade: { id: number; estoque: { id: number } };
  fornecedor: { id: number };
  /** A 5 kg sack. */
  arroz: { id: number };
  /** A 1 kg package. */
  feijao: { id: number };
  categoria: { id: number };
}

/** Opens a market in the database of `app`; the lookups for purchases are written once. */
export async function abrirMercado(app: FastifyInstance): Promise<Mercado> {
  await app.banco
    .insert(convencoes)
    .values([
      { lista: 'tipos-licitacao', nome: 'MENOR_PRECO', descricao: 'Menor preço', ordem: 1 },
      { lista: 'modalidades-licitacao', nome: 'PREGAO_ELETRONICO', descricao: 'Pregão eletrônico', ordem: 1 },
      { lista: 'fontes-recurso', nome: 'PNAE_FNDE', descricao: 'PNAE/FNDE', ordem: 1 },
    ])
    .onConflictDoNothing();
  const faixa = primeira(
    await app.banco
      .insert(faixasEtarias)
      .values({ codigo: `F${sequencia()}`, nome: '6 a 10 anos' })
      .returning(),
  );
  const categoria = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
  const unidade = await criarUnidade(app);
  return {
    app,
    unidade,
    categoria,
    comprador: await entrarComo(app, { permissoes: ['AQUISICOES', 'SOLICITACOES'], estoques: [unidade.estoque] }),
    fornecedor: await criarFornecedor(app),
    arroz: await criarProduto(app, { medidaReal: '5', unidadeProduto: 'SACO' }),
    feijao: await criarProduto(app, { medidaReal: '1', unidadeProduto: 'PACOTE' }),
  };
}

/** Body of POST /aquisicoes: 100 sacks at R$ 20.00 and 40 packages at R$ 7.50, R$ 2,300.00 in all. */
export function corpoDaAquisicao({ unidade, fornecedor, arroz, feijao }: Mercado) {
  return {
    unidadeEducacional: { id: unidade.id },
    objeto: 'Gêneros alimentícios',
    numero: `pe ${sequencia()}`,
    numeroProcessoAdminis: '123/2026',
    dataContrato: '01/02/2026',
    vigencia: '31/12/2099',
    ano: 2026,
    aquisicaoTipo: 'LICITACAO',
    tipoDeLicitacao: 'MENOR_PRECO',
    modalidadeLicitacao: 'PREGAO_ELETRONICO',
    valor: 2300,
    propostasVencedoras: [
      {
        fornecedor: { id: fornecedor.id, fornecedorTipo: 'JURIDICO' },
        numeroContrato: 'ct 1',
        itens: [
          { produto: { id: arroz.id }, descricao: 'Tipo 1', quantidade: 100, unidadeProduto: 'SACO', precoUnidade: 20 },
          { produto: { id: feijao.id }, quantidade: 40, unidadeProduto: 'PACOTE', precoUnidade: 7.5 },
        ],
      },
    ],
  };
}

/** A VIGENTE acquisition, registered and homologated through the API. */
export async function aquisicaoVigente(mercado: Mercado, mudanca: object = {}): Promise<Aquisicao> {
  const criada = await mercado.comprador.injetar('POST', '/aquisicoes', { ...corpoDaAquisicao(mercado), ...mudanca });
  const resposta = await mercado.comprador.injetar('PUT', `/aquisicoes/${criada.json<Aquisicao>().id}/homologar`);
  if (resposta.statusCode !== 200) throw new Error(`${criada.body} ${resposta.body}`);
  return resposta.json();
}

/** Body of POST /solicitacoes for this number of sacks of rice. */
export function corpoDaSolicitacao(
  { unidade, fornecedor, arroz, categoria }: Mercado,
  aquisicao: { id: number },
  quantidade: number,
) {
  return {
    dataSolicitacao: '01/01/2020',
    aquisicao: { id: aquisicao.id },
    fornecedor: { id: fornecedor.id },
    unidadeEducacional: { id: unidade.id },
    categorias: [{ id: categoria.id }],
    itens: [{ produto: { id: arroz.id }, quantidade }],
  };
}

/** A request for this number of sacks of rice. */
export async function solicitar(mercado: Mercado, aquisicao: { id: number }, quantidade: number): Promise<Solicitacao> {
  const resposta = await mercado.comprador.injetar(
    'POST',
    '/solicitacoes',
    corpoDaSolicitacao(mercado, aquisicao, quantidade),
  );
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json();
}

/** Body of PUT /solicitacoes/{id}/receber for one lot of rice with a long life. */
export function corpoDoRecebimento({ arroz }: Mercado, quantidade: number, mudanca: object = {}) {
  return {
    observacao: 'Entrega conferida',
    produtos: [
      { produto: { id: arroz.id }, quantidade, lote: 'l 1', dataFabricacao: '01/01/2020', dataValidade: '31/12/2099' },
    ],
    notaFiscal: { numero: `nf ${sequencia()}`, dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 200 },
    ...mudanca,
  };
}
