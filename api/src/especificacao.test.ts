import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type Conciliacao, type Solicitacao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarios } from './banco/esquema/acesso/acesso.js';
import { referenciasNutricionais } from './banco/esquema/cadastros/convencoes.js';
import { regrasPnae } from './banco/esquema/cadastros/regras-pnae.js';
import { cardapioPratos } from './banco/esquema/cardapios/cardapios.js';
import { primeira } from './banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from './teste/app.js';
import {
  criarAlimento,
  criarCardapio,
  criarCategoria,
  criarLancamento,
  criarPrato,
  criarPreparo,
  criarSemanal,
} from './teste/cardapios.js';
import { chamadaPublicada, corpoDaChamada, criarFamiliar, projetoDe } from './teste/chamadas.js';
import {
  abrirMercado,
  aquisicaoVigente,
  corpoDaAquisicao,
  corpoDaSolicitacao,
  corpoDoRecebimento,
  solicitar,
  type Mercado,
} from './teste/compras.js';
import { arquivoOfx } from './teste/extratos.js';
import { criarFornecedor, criarItem, criarProduto, criarUnidade, sequencia } from './teste/fabricas.js';
import { semearNutrientes } from './teste/nutricao.js';

// The bodies of section 7 of documents 1 to 3 as they are written there: references as objects or bare ids, with keys
// that are not used, and no version.
let app: FastifyInstance;
let pessoa: Pessoa;
let mercado: Mercado;
let caloria: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  pessoa = await entrarComo(app, { permissoes: PERMISSOES, estoques: [mercado.unidade.estoque] });
  mercado = { ...mercado, comprador: pessoa };
  ({ caloria } = await semearNutrientes(app));
});
afterAll(() => app.close());

interface Requisicao {
  url: string;
  corpo: object;
}

const endereco = { cep: '13560000', logradouro: 'RUA XV', numero: '10', complemento: '' };
const nome = (que: string) => `${que} ${sequencia()}`;
const post = async <T>(url: string, corpo: object): Promise<T> => {
  const resposta = await pessoa.injetar('POST', url, corpo);
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json<T>();
};

async function usuario(): Promise<Requisicao> {
  const { usuarioId: id, usuario: login } = await entrarComo(app);
  const daPessoa = {
    id: 1,
    nome: 'ANA LIMA',
    cpf: '52998224725',
    telefone: '1633990001',
    celular: '16999990001',
    pessoaTipo: 'FUNCIONARIO',
    cargo: 'GESTOR',
  };
  const estoques = [{ id: mercado.unidade.estoque.id, unidadeEducacional: { nome: 'ESCOLA' } }];
  return {
    url: `/usuarios/${id}`,
    corpo: {
      id,
      usuario: login,
      email: `${login}@exemplo.test`,
      senha: '',
      estoques,
      permissoes: ['ITENS'],
      pessoa: daPessoa,
    },
  };
}

async function propriaPessoa(): Promise<Requisicao> {
  const { pessoaId: id } = primeira(await app.banco.select().from(usuarios).where(eq(usuarios.id, pessoa.usuarioId)));
  const dados = {
    id,
    nome: 'MARIA',
    cpf: '11144477735',
    telefone: '',
    celular: '16999990002',
    pessoaTipo: 'FUNCIONARIO',
  };
  return { url: `/pessoas/${id}`, corpo: { email: 'maria@exemplo.test', pessoa: dados, senha: '' } };
}

async function unidade(): Promise<Requisicao> {
  const { id, estoque } = await criarUnidade(app);
  const local = {
    cep: '13560000',
    cidade: 'CIDADE',
    logradouro: 'RUA',
    numero: '1',
    bairro: 'CENTRO',
    telefone: '1633990001',
  };
  return {
    url: `/unidades-educacionais/${id}`,
    corpo: { id, nome: nome('ESCOLA'), tipoUnidade: 'ESCOLA', codigoInep: '', ...local, estoque: { id: estoque.id } },
  };
}

async function item(): Promise<Requisicao> {
  const { id } = await criarItem(app);
  return {
    url: `/itens-produto/${id}`,
    corpo: { id, nome: nome('ITEM'), itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' },
  };
}

const corpoDoProduto = (idDoItem: number) => ({
  nome: nome('PRODUTO'),
  isPerecivel: false,
  medidaReal: 1,
  unidadeMedida: 'KG',
  unidadeProduto: 'PACOTE',
  item: { id: idDoItem, nome: 'ITEM' },
});
async function produto(): Promise<Requisicao> {
  const { id, itemId } = await criarProduto(app);
  return { url: `/produtos/${id}`, corpo: { id, ...corpoDoProduto(itemId) } };
}

async function fornecedor(): Promise<Requisicao> {
  const { id } = await criarFornecedor(app);
  const juridico = {
    nomeFantasia: 'MERCADO',
    razaoSocial: 'MERCADO LTDA',
    cnpj: '12ABC34501DE35',
    inscricaoEstadual: '110220330',
    porteDaEmpresa: 'ME',
  };
  const lugar = { ...endereco, bairro_distrito: 'CENTRO', municipio: 'CIDADE', uf: 'SP', telefone: '', celular: '' };
  return {
    url: `/fornecedores/${id}`,
    corpo: { id, fornecedorTipo: 'JURIDICO', email: 'mercado@exemplo.test', ...lugar, ...juridico },
  };
}

async function aquisicao(): Promise<Requisicao> {
  const corpo = corpoDaAquisicao(mercado);
  const { id } = await post<{ id: number }>('/aquisicoes', corpo);
  return { url: `/aquisicoes/${id}`, corpo: { id, ...corpo, notificacao: null } };
}

async function aditivo(): Promise<Requisicao> {
  const { id: daAquisicao } = await aquisicaoVigente(mercado, { vigencia: '31/12/2098' });
  const corpo = {
    aquisicao: { id: daAquisicao, aquisicaoTipo: 'LICITACAO' },
    aditivoTipo: 'PRAZO',
    observacao: 'Mais um ano',
    novaVigencia: '31/12/2099',
    valor: null,
    itensAditivados: [],
  };
  const { id } = await post<{ id: number }>('/aditivos', corpo);
  return { url: `/aditivos/${id}`, corpo: { id, ...corpo } };
}

async function solicitacao(): Promise<Requisicao> {
  const { id, itens } = await solicitar(mercado, await aquisicaoVigente(mercado), 10);
  return {
    url: `/solicitacoes/${id}`,
    corpo: {
      itens: itens.map((linha) => ({ id: linha.id, produto: linha.produto, quantidade: 9, solicitacao: { id } })),
    },
  };
}

async function notaFiscal(): Promise<Requisicao> {
  const { id: daSolicitacao } = await solicitar(mercado, await aquisicaoVigente(mercado), 10);
  const recebida = await pessoa.injetar(
    'PUT',
    `/solicitacoes/${daSolicitacao}/receber`,
    corpoDoRecebimento(mercado, 10),
  );
  const id = recebida.json<Solicitacao>().notaFiscal?.id;
  return {
    url: `/notas-fiscais/${id}`,
    corpo: { id, numero: nome('NF'), dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 150.5 },
  };
}

const corpoDoAlimento = (idDoItem: number) => ({
  nome: nome('ALIMENTO'),
  itemAlimento: { id: idDoItem, itemProdutoTipo: 'ALIMENTO' },
  unidadeMedida: 'G',
  quantidadeBase: 100,
  forma: 'CRU',
  componentes: [{ componente: caloria, valor: 10.5 }],
});
async function alimento(): Promise<Requisicao> {
  const { id, itemId } = await criarAlimento(app);
  const corpo = corpoDoAlimento(itemId);
  return {
    url: `/alimentos/${id}`,
    corpo: { id, ...corpo, componentes: corpo.componentes.map((componente) => ({ id: 1, ...componente })) },
  };
}

const corpoDoPreparo = async () => ({
  nome: nome('PREPARO'),
  porcoes: 10,
  modoPreparo: 'Cozinhar.',
  ingredientes: [{ alimento: (await criarAlimento(app)).id, quantidade: 100, unidadeMedida: 'G' }],
});
const novoPreparo = async () => criarPreparo(app, 10, [{ alimento: await criarAlimento(app), quantidade: '1000' }]);
async function preparo(): Promise<Requisicao> {
  const { id } = await novoPreparo();
  return { url: `/preparos/${id}`, corpo: await corpoDoPreparo() };
}

const corpoDoPrato = async (categoria: number) => ({
  nome: nome('PRATO'),
  categoria,
  modalidade: 'PARCIAL2',
  preparos: [{ preparo: (await novoPreparo()).id }],
});
async function prato(): Promise<Requisicao> {
  const { id, categoriaId } = await criarPrato(app);
  return { url: `/pratos/${id}`, corpo: await corpoDoPrato(categoriaId) };
}

async function cardapio(): Promise<Requisicao> {
  const { id: categoriaId } = await criarCategoria(app);
  const { id } = await criarCardapio(
    app,
    [await criarPrato(app, undefined, { categoriaId }), await criarPrato(app, undefined, { categoriaId })],
    { categoriaId },
  );
  const linhas = await app.banco.select().from(cardapioPratos).where(eq(cardapioPratos.cardapioId, id));
  const pratos = linhas.map((linha) => ({
    cardapio: id,
    id: linha.id,
    prato: linha.pratoId,
    tipo: linha.tipo,
    hora: linha.hora.slice(0, 5),
  }));
  const alternativo = await criarCardapio(app, undefined, { categoriaId, cardapioTipo: 'ALTERNATIVO' });
  return {
    url: `/cardapios/${id}`,
    corpo: {
      id,
      nome: nome('CARDÁPIO'),
      categoria: categoriaId,
      modalidade: 'PARCIAL2',
      pratos,
      alternativos: [{ id: alternativo.id, tipo: 'X' }],
    },
  };
}

async function cardapioSemanal(): Promise<Requisicao> {
  const { id, categoriaId } = await criarSemanal(app, [await criarCardapio(app)]);
  const { id: servido } = await criarCardapio(app, undefined, { categoriaId });
  return {
    url: `/cardapios-semanais/${id}`,
    corpo: {
      id,
      nome: nome('SEMANAL'),
      categoria: categoriaId,
      modalidade: 'PARCIAL2',
      cardapios: [{ diaSemana: 'SEGUNDA', cardapio: servido }],
    },
  };
}

async function lancamento(): Promise<Requisicao> {
  const { id } = await criarLancamento(app, mercado.unidade, await criarCardapio(app), '2026-03-04');
  return { url: `/cardapios-calendario/${id}`, corpo: { id, cardapio: (await criarCardapio(app)).id } };
}

async function referencia(): Promise<Requisicao> {
  const { faixaEtariaId } = await criarCategoria(app);
  const limite = { norma: 'Resolução nº 1', fonte: 'Diário Oficial' };
  const colunas = {
    ...limite,
    vigente: true,
    modalidade: 'PARCIAL1',
    coberturaPct: 20,
    nutriente: 'sodio',
    unidade: 'mg',
    minimo: null,
    maximo: '600',
    carater: 'recomendado',
    certeza: 'incerto',
  } as const;
  const { id } = primeira(
    await app.banco
      .insert(referenciasNutricionais)
      .values({ ...colunas, faixaEtariaId })
      .returning(),
  );
  return { url: `/referencias-nutricionais/${id}`, corpo: { minimo: null, maximo: 500, ...limite } };
}

/** Not in section 7; its PUT follows the same conventions. */
async function municipio(): Promise<Requisicao> {
  const escolhas = { fuso: 'America/Sao_Paulo', diasLetivos: 200, vinculoDeCardapios: 'TODOS', senhaMinima: 8 };
  return { url: '/municipio', corpo: { nome: nome('CIDADE'), uf: 'SP', ...escolhas } };
}

/** Not in section 7 either. */
const opcao = (): Promise<Requisicao> =>
  Promise.resolve({ url: '/convencoes/formas-alimento/opcoes/CRU', corpo: { descricao: 'Cru', ativa: true } });

/** Nor this. */
async function visao(): Promise<Requisicao> {
  const salva = { nome: nome('VISÃO'), parametros: 'nome=A', compartilhada: false };
  const { id } = (await pessoa.injetar('POST', '/visoes', { lista: '/gerenciar-itens', ...salva })).json();
  return { url: `/visoes/${id}`, corpo: salva };
}

/** Nor this. */
async function periodoLetivo(): Promise<Requisicao> {
  const periodo = { tipo: 'RECESSO', de: '01/07/2031', ate: '15/07/2031', nome: nome('RECESSO') };
  const { id } = (await pessoa.injetar('POST', '/periodos-letivos', periodo)).json();
  return { url: `/periodos-letivos/${id}`, corpo: periodo };
}

/** Nor this. */
async function regraPnae(): Promise<Requisicao> {
  const regra = { valor: 5, norma: 'Res. 3/2025', certeza: 'verificado' };
  const textos = { codigo: nome('R'), regra: 'r', operador: '<=', unidade: '%', periodo: 'ano', escopo: '' } as const;
  const { id } = primeira(
    await app.banco
      .insert(regrasPnae)
      .values({ ...textos, ...regra, valor: '5' })
      .returning(),
  );
  return { url: `/regras-pnae/${id}`, corpo: regra };
}

/** Nor this: a draft, before its deadline. */
async function chamadaPublica(): Promise<Requisicao> {
  const corpo = corpoDaChamada(mercado, PRAZO);
  const { id } = (await pessoa.injetar('POST', '/chamadas-publicas', corpo)).json();
  return { url: `/chamadas-publicas/${id}`, corpo };
}

/** Nor this. */
async function projetosDaChamada(): Promise<Requisicao> {
  const { id } = await chamadaPublicada(mercado, PRAZO);
  const projeto = projetoDe(await criarFamiliar(mercado), mercado.feijao, 5);
  return { url: `/chamadas-publicas/${id}/projetos`, corpo: { projetos: [projeto] } };
}

/** Nor this: a line that is no payment. */
async function conciliacao(): Promise<Requisicao> {
  const linha = { fitid: nome('F'), data: '20200401', valor: '-50.00' };
  await pessoa.injetar('POST', '/extratos', { nome: 'extrato.ofx', conteudo: arquivoOfx([linha]) });
  const lida = await pessoa.injetar('GET', '/extratos/conciliacao?de=2020-04-01&ate=2020-04-01');
  const [{ id } = { id: 0 }] = lida.json<Conciliacao>().lancamentos;
  return { url: `/extratos/lancamentos/${id}/conciliacao`, corpo: { pagamento: null } };
}

/** Nor this. */
async function recursoPnae(): Promise<Requisicao> {
  const recurso = { ano: 2026, tipo: 'RENDIMENTO', data: '31/03/2026', valor: 10, documento: nome('OB') };
  const { id } = (await pessoa.injetar('POST', '/recursos-pnae', recurso)).json();
  return { url: `/recursos-pnae/${id}`, corpo: recurso };
}

/** Deadline of public calls, DD/MM/AAAA. */
const PRAZO = '01/03/2031';

const EDICOES: [string, () => Promise<Requisicao>][] = [
  ['/municipio', municipio],
  ['/convencoes/{lista}/opcoes/{nome}', opcao],
  ['/visoes', visao],
  ['/periodos-letivos', periodoLetivo],
  ['/tratamentos/{tipo}/prazo', async () => ({ url: '/tratamentos/sessoes/prazo', corpo: { prazo: 9 } })],
  ['/usuarios', usuario],
  ['/pessoas', propriaPessoa],
  ['/unidades-educacionais', unidade],
  ['/itens-produto', item],
  ['/produtos', produto],
  ['/fornecedores', fornecedor],
  ['/aquisicoes', aquisicao],
  ['/aditivos', aditivo],
  ['/solicitacoes', solicitacao],
  ['/notas-fiscais', notaFiscal],
  ['/alimentos', alimento],
  ['/preparos', preparo],
  ['/pratos', prato],
  ['/cardapios', cardapio],
  ['/cardapios-semanais', cardapioSemanal],
  ['/cardapios-calendario', lancamento],
  ['/referencias-nutricionais', referencia],
  ['/regras-pnae', regraPnae],
  ['/recursos-pnae', recursoPnae],
  ['/chamadas-publicas', chamadaPublica],
  ['/chamadas-publicas/{id}/projetos', projetosDaChamada],
  ['/extratos/lancamentos/{id}/conciliacao', conciliacao],
];

describe('PUT with the body of section 7', () => {
  test.each(EDICOES)(
    '%s: accepted without a version, refused with a stale one, in the body or in If-Match',
    async (_rota, preparar) => {
      const { url, corpo } = await preparar();
      const feita = await pessoa.injetar('PUT', url, corpo);
      expect([feita.statusCode, feita.body]).toEqual([200, expect.stringContaining('"versao":')]);
      const { prazo, versao = prazo?.versao ?? NaN } = feita.json<{ versao?: number; prazo?: { versao: number } }>();
      const alterar = (mudanca: object, ifMatch?: string) =>
        pessoa.injetar('PUT', url, { ...corpo, ...mudanca }, ifMatch === undefined ? {} : { 'if-match': ifMatch });
      for (const recusada of [
        await alterar({ versao: versao - 1 }),
        await alterar({}, `"${versao - 1}"`),
        await alterar({}, `W/"${versao + 1}"`),
      ]) {
        expect([recusada.statusCode, recusada.json().errors]).toEqual([
          409,
          [{ campo: 'versao', mensagem: recusada.json().detail }],
        ]);
      }
      for (const [mudanca, ifMatch] of [
        [{}, 'abc'],
        [{}, '"0"'],
        [{ versao }, `"${versao + 1}"`],
      ] as const) {
        expect((await alterar(mudanca, ifMatch)).json().errors).toEqual([
          { campo: 'If-Match', mensagem: expect.any(String) },
        ]);
      }
      // The calendar refuses the menu that it already has; its version is compared before.
      for (const resposta of [await alterar({}, `"${versao}"`), await alterar({}, '*')])
        expect(resposta.statusCode).toBe(url.startsWith('/cardapios-calendario') ? 422 : 200);
    },
  );

  test('every PUT whose contract has a version is in the table', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, { put?: { requestBody?: unknown } }>;
    }>();
    const comVersao = Object.entries(paths).filter(([, { put }]) =>
      JSON.stringify(put?.requestBody ?? '').includes('"versao"'),
    );
    const semReceber = comVersao
      .map(([caminho]) => caminho.replace(/^\/api/, '').replace(/\/\{id\}$/, ''))
      // Of several records, each with its version in the body: `If-Match` is about one.
      .filter((caminho) => !/\/(receber|acessos|fonte-de-recursos|graus|classificacoes)$/.test(caminho));
    expect(semReceber.sort()).toEqual(EDICOES.map(([rota]) => rota).sort());
  });
});

describe('POST with the body of section 7', () => {
  test.each<[string, () => object | Promise<object>]>([
    ['/produtos', async () => corpoDoProduto((await criarItem(app)).id)],
    ['/aquisicoes', () => ({ ...corpoDaAquisicao(mercado), valorParcial: 2300, status: 'PENDENTE' })],
    [
      '/solicitacoes',
      async () => ({
        ...corpoDaSolicitacao(mercado, await aquisicaoVigente(mercado), 5),
        propostaVencedora: { id: 1 },
        unidadeEducacional: mercado.unidade.id,
      }),
    ],
    ['/alimentos', async () => corpoDoAlimento((await criarItem(app)).id)],
    ['/preparos', corpoDoPreparo],
    ['/pratos', async () => corpoDoPrato((await criarCategoria(app)).id)],
    [
      '/cardapios',
      async () => {
        const { corpo } = await cardapio();
        return { ...corpo, nome: nome('CARDÁPIO'), cardapioTipo: 'REGULAR', patologias: [] };
      },
    ],
    ['/cardapios-semanais', async () => ({ ...(await cardapioSemanal()).corpo, nome: nome('SEMANAL') })],
    // The screens of the specification keep the entries of the look-up lists, with `nome` and `descricao`.
    [
      '/alimentos',
      async () => ({
        ...corpoDoAlimento((await criarItem(app)).id),
        forma: { nome: 'CRU', descricao: 'Cru' },
        unidadeMedida: { nome: 'G', descricao: 'Grama' },
      }),
    ],
    [
      '/pratos',
      async () => ({
        ...(await corpoDoPrato((await criarCategoria(app)).id)),
        modalidade: { nome: 'PARCIAL2', descricao: 'Parcial 2' },
      }),
    ],
    ['/aquisicoes', () => ({ ...corpoDaAquisicao(mercado), ano: '2026' })],
    [
      '/cardapios-calendario',
      async () => ({
        tipo: 'DIARIO',
        cardapio: (await criarCardapio(app)).id,
        data: '04/03/2099',
        unidadesEducacionais: [{ unidade: mercado.unidade.id }],
      }),
    ],
  ])('%s', async (url, corpo) => {
    const resposta = await pessoa.injetar('POST', url, await corpo());
    expect([resposta.statusCode, resposta.body]).toEqual([201, expect.any(String)]);
  });
});
