import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ENTIDADES_DESFAZIVEIS, PERMISSOES, type EntidadeDesfazivel } from '@merenda/shared/contratos';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { resumir, tabelasEmOrdem } from '../../banco/copia/tabelas.js';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { itemComponentes } from '../../banco/esquema/cadastros/catalogo.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadeCategorias } from '../../banco/esquema/cadastros/unidades.js';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import { exclusoes } from '../../banco/esquema/exclusoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarItem, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';
import { feito } from '../../teste/rotas/casa.js';

let app: FastifyInstance;
let gestora: Pessoa;
let mercado: Mercado;
let cozinha: ReturnType<typeof cozinheiroDe>;
let nutrientes: Awaited<ReturnType<typeof semearNutrientes>>;
let categoria: Awaited<ReturnType<typeof criarEtapa>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  nutrientes = await semearNutrientes(app);
  categoria = await criarEtapa(app);
  gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [mercado.unidade.estoque] });
  cozinha = cozinheiroDe(app, gestora);
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

const desfazer = (entidade: EntidadeDesfazivel, id: number | string, quem = gestora) =>
  quem.injetar('POST', '/exclusoes/desfazer', { entidade, id });

/** Deletes as `gestora`. */
const excluir = (url: string) => feito(gestora, 'DELETE', url);
const excluirProduto = async () => {
  const produto = await criarProduto(app);
  await excluir(`/produtos/${produto.id}`);
  return produto;
};

const resposta = async (escrita: ReturnType<Pessoa['injetar']>) => {
  const { statusCode, body } = await escrita;
  return [statusCode, body === '' ? '' : (JSON.parse(body) as { detail: string }).detail];
};
const PASSOU = [404, 'Esta exclusão não pode mais ser desfeita. Se ainda precisar do registro, cadastre-o de novo.'];
const MUDOU = [
  409,
  'A exclusão não pode ser desfeita: um registro que ela usava foi alterado ou excluído depois. Cadastre o registro de novo.',
];

const alimento = () => cozinha.alimento({ [nutrientes.caloria]: 12.5, [nutrientes.sodio]: 0.25 });
const preparo = async () =>
  cozinha.preparo([
    {
      alimento: { id: (await alimento()).id },
      quantidade: 100,
      unidadeMedida: 'G',
      substitutos: [
        {
          alimento: { id: (await alimento()).id },
          quantidade: 80,
          unidadeMedida: 'G',
          patologia: { tipo: 'Doença celíaca' },
        },
      ],
    },
  ]);
const prato = async () => cozinha.prato([await preparo()], categoria);
const alternativo = async () =>
  cozinha.cardapio([await prato()], categoria, {
    cardapioTipo: 'ALTERNATIVO',
    patologias: [{ tipo: 'Doença celíaca' }],
  });
const pendente = () => feito<{ id: number }>(mercado.comprador, 'POST', '/aquisicoes', corpoDaAquisicao(mercado));
const sacos = async (aquisicao: Awaited<ReturnType<typeof aquisicaoVigente>>, quantidade: number) =>
  feito<{ id: number }>(gestora, 'POST', '/aditivos', {
    aquisicao: { id: aquisicao.id },
    aditivoTipo: 'VALOR',
    observacao: 'Mais alunos',
    itensAditivados: [
      {
        produto: { id: mercado.arroz.id },
        propostaVencedora: { id: aquisicao.propostasVencedoras[0]!.id },
        quantidade,
      },
    ],
  });

/** A record of each entity with rows in all its tables: the address that deletes it, and one that shows it. */
const REGISTROS: Record<EntidadeDesfazivel, () => Promise<{ id: number | string; url: string; lido: string }>> = {
  'itens-produto': async () => {
    const { id } = await criarItem(app);
    await app.banco.insert(itemComponentes).values({ itemId: id, componenteId: nutrientes.caloria, valor: '1.2500' });
    return { id, url: `/itens-produto/${id}`, lido: '/itens-produto' };
  },
  produtos: async () => {
    const { id } = await criarProduto(app, { medidaReal: '0.455' });
    return { id, url: `/produtos/${id}`, lido: '/produtos' };
  },
  fornecedores: async () => {
    const { id } = await criarFornecedor(app);
    return { id, url: `/fornecedores/${id}`, lido: '/fornecedores' };
  },
  'unidades-educacionais': async () => {
    const { id } = await criarUnidade(app);
    await app.banco.insert(unidadeCategorias).values({ unidadeEducacionalId: id, categoriaId: categoria.id });
    const turmas = { categoria: 'FUNDAMENTAL_6_10', jornada: 'PARCIAL', quantidade: 30, origem: 'MANUAL' } as const;
    await app.banco.insert(matriculas).values({ unidadeEducacionalId: id, ano: 2026, ...turmas });
    return { id, url: `/unidades-educacionais/${id}`, lido: `/unidades-educacionais/${id}` };
  },
  alimentos: async () => {
    const { id } = await alimento();
    return { id, url: `/alimentos/${id}`, lido: '/alimentos' };
  },
  preparos: async () => {
    const { id } = await preparo();
    return { id, url: `/preparos/${id}`, lido: `/preparos/${id}` };
  },
  pratos: async () => {
    const { id } = await prato();
    return { id, url: `/pratos/${id}`, lido: `/pratos/${id}` };
  },
  cardapios: async () => {
    const { id } = await cozinha.cardapio([await prato()], categoria, {
      alternativos: [{ id: (await alternativo()).id, tipo: 'ALTERNATIVO' }],
    });
    return { id, url: `/cardapios/${id}`, lido: `/cardapios/${id}` };
  },
  'cardapios-semanais': async () => {
    const { id } = await cozinha.semanal(
      [{ diaSemana: 'SEGUNDA', cardapio: { id: (await cozinha.cardapio([await prato()], categoria)).id } }],
      categoria,
    );
    return { id, url: `/cardapios-semanais/${id}`, lido: `/cardapios-semanais/${id}` };
  },
  aquisicoes: async () => {
    // Cancelled after an addendum: all its tables have rows.
    const aquisicao = await aquisicaoVigente(mercado);
    await sacos(aquisicao, 10);
    await feito(gestora, 'PUT', `/aquisicoes/${aquisicao.id}/cancelamento`, { motivo: 'Fracassada' });
    return { id: aquisicao.id, url: `/aquisicoes/${aquisicao.id}`, lido: `/aquisicoes/${aquisicao.id}` };
  },
  aditivos: async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const { id } = await sacos(aquisicao, 10.5);
    return { id, url: `/aditivos/${id}`, lido: `/aquisicoes/${aquisicao.id}/aditivos` };
  },
  feriados: async () => {
    await feito(gestora, 'POST', '/feriados', { data: '22/01/2027', nome: 'Aniversário' });
    return { id: '22/01/2027', url: '/feriados/data=22012027', lido: '/feriados?de=2027-01-01&ate=2027-01-31' };
  },
  'recursos-pnae': async () => {
    const corpo = { ano: 2026, tipo: 'REPASSE', parcela: 1, data: '27/02/2026', valor: 52_187.5, documento: 'OB 1' };
    const { id } = await feito<{ id: number }>(gestora, 'POST', '/recursos-pnae', corpo);
    return { id, url: `/recursos-pnae/${id}`, lido: '/recursos-pnae?ano=2026' };
  },
  'periodos-letivos': async () => {
    const corpo = { tipo: 'RECESSO', de: '19/07/2027', ate: '30/07/2027', nome: 'Recesso' };
    const { id } = await feito<{ id: number }>(gestora, 'POST', '/periodos-letivos', corpo);
    return { id, url: `/periodos-letivos/${id}`, lido: '/periodos-letivos?de=2027-01-01&ate=2027-12-31' };
  },
};

/** The tables in which each of these records has rows. */
const TABELAS: Record<EntidadeDesfazivel, string[]> = {
  'itens-produto': ['item_componentes', 'itens_produto'],
  produtos: ['produtos'],
  fornecedores: ['fornecedores'],
  'unidades-educacionais': ['estoques', 'matriculas', 'unidade_categorias', 'unidades_educacionais'],
  alimentos: ['alimento_componentes', 'alimentos'],
  preparos: ['ingrediente_substitutos', 'preparo_ingredientes', 'preparos'],
  pratos: ['prato_preparos', 'pratos'],
  cardapios: ['cardapio_alternativos', 'cardapio_pratos', 'cardapios'],
  'cardapios-semanais': ['cardapio_semanal_dias', 'cardapios_semanais'],
  aquisicoes: ['aditivos', 'aquisicoes', 'itens_aditivados', 'itens_proposta', 'propostas_vencedoras'],
  aditivos: ['aditivos', 'itens_aditivados'],
  feriados: ['feriados'],
  'periodos-letivos': ['periodos_letivos'],
  'recursos-pnae': ['recursos_pnae'],
};

/** What every table holds, besides what a deletion and its undo leave in any case. */
async function conteudo() {
  const tabelas = await tabelasEmOrdem(app.banco);
  const lidas = tabelas.filter((tabela) => !['auditoria', 'exclusoes', 'tokens'].includes(tabela));
  return Object.fromEntries(
    await Promise.all(lidas.map(async (tabela) => [tabela, await resumir(app.banco, tabela)] as const)),
  );
}

describe('a deletion that is undone leaves everything as it was, ids, versions and decimals included', () => {
  test.each(ENTIDADES_DESFAZIVEIS)('%s', async (entidade) => {
    const { id, url, lido } = await REGISTROS[entidade]();
    const ler = async () => (await gestora.injetar('GET', lido)).body;
    const [antes, guardado] = [await ler(), await conteudo()];
    await excluir(url);
    expect(await ler()).not.toBe(antes);
    expect(await conteudo()).not.toEqual(guardado);
    const [exclusao] = await app.banco.select().from(exclusoes).where(eq(exclusoes.entidade, entidade));
    const guardadas = Object.entries(exclusao!.linhas as Record<string, unknown[]>);
    expect(guardadas.flatMap(([tabela, linhas]) => (linhas.length > 0 ? tabela : [])).sort()).toEqual(
      TABELAS[entidade],
    );

    expect(await resposta(desfazer(entidade, id))).toEqual([204, '']);
    expect(await ler()).toBe(antes);
    expect(await conteudo()).toEqual(guardado);
    expect(await app.banco.$count(exclusoes, eq(exclusoes.entidade, entidade))).toBe(0);
    const [linha] = await app.banco.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1);
    expect(linha).toMatchObject({
      entidade,
      entidadeId: typeof id === 'number' ? id : null,
      acao: 'DESFAZER_EXCLUSAO',
      usuarioId: gestora.usuarioId,
      antes: null,
      depois: typeof id === 'number' ? { id } : { data: id },
    });
    // Undone once.
    expect(await resposta(desfazer(entidade, id))).toEqual(PASSOU);
  });
});

describe('who may undo it', () => {
  test('only the user who deleted', async () => {
    const { id } = await excluirProduto();
    const outra = await entrarComo(app, { permissoes: PERMISSOES });
    expect(await resposta(desfazer('produtos', id, outra))).toEqual(PASSOU);
    expect(await resposta(desfazer('produtos', id))).toEqual([204, '']);
  });

  test('not after the permission of the deletion is lost', async () => {
    const pessoa = await entrarComo(app, { permissoes: ['PRODUTOS'] });
    const { id } = await criarProduto(app);
    await feito(pessoa, 'DELETE', `/produtos/${id}`);
    const { usuarioId, permissao } = usuarioPermissoes;
    await app.banco.delete(usuarioPermissoes).where(and(eq(usuarioId, pessoa.usuarioId), eq(permissao, 'PRODUTOS')));
    expect(await resposta(desfazer('produtos', id, pessoa))).toEqual([
      403,
      'Você não tem mais permissão para excluir este registro nem para desfazer a exclusão.',
    ]);
  });

  test('not in a unit that is no longer the user’s', async () => {
    const pessoa = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [mercado.unidade.estoque] });
    const { id } = await pendente();
    await feito(pessoa, 'DELETE', `/aquisicoes/${id}`);
    await app.banco.delete(usuarioEstoques).where(eq(usuarioEstoques.usuarioId, pessoa.usuarioId));
    expect(await resposta(desfazer('aquisicoes', id, pessoa))).toEqual([404, 'Aquisição não encontrada.']);
  });

  test('a record that was never deleted', async () => {
    expect(await resposta(desfazer('produtos', (await criarProduto(app)).id))).toEqual(PASSOU);
  });
});

test('two users delete the same selection at once: each record is deleted once, and undone by the one who did it', async () => {
  const produtos: { id: number }[] = [];
  for (let n = 0; n < 5; n += 1) produtos.push(await criarProduto(app));
  const outra = await entrarComo(app, { permissoes: PERMISSOES });
  /** Deletes them one after the other, as the list does. @returns the ids of those that were deleted */
  const excluirTodos = async (quem: Pessoa) => {
    const feitos: number[] = [];
    for (const { id } of produtos) {
      const [status, frase] = await resposta(quem.injetar('DELETE', `/produtos/${id}`));
      if (status === 204) feitos.push(id);
      else expect([status, frase]).toEqual([404, 'Produto não encontrado.']);
    }
    return feitos;
  };
  const [dela, daOutra] = await Promise.all([excluirTodos(gestora), excluirTodos(outra)]);
  expect([...dela, ...daOutra].toSorted((a, b) => a - b)).toEqual(produtos.map(({ id }) => id));
  for (const [quem, ids, alheias] of [
    [gestora, dela, daOutra],
    [outra, daOutra, dela],
  ] as const) {
    for (const id of alheias) expect(await resposta(desfazer('produtos', id, quem))).toEqual(PASSOU);
    for (const id of ids.toReversed()) expect(await resposta(desfazer('produtos', id, quem))).toEqual([204, '']);
  }
});

describe('until when', () => {
  const daqui = (ms: number) => {
    const instante = new Date(Date.now() + ms);
    definirRelogio({ agora: () => instante });
  };

  test('30 seconds', async () => {
    const { id } = await excluirProduto();
    const { em } = (
      await app.banco
        .select()
        .from(exclusoes)
        .where(eq(exclusoes.registro, String(id)))
    )[0]!;
    definirRelogio({ agora: () => new Date(em.getTime() + 30_001) });
    expect(await resposta(desfazer('produtos', id))).toEqual(PASSOU);
    definirRelogio({ agora: () => new Date(em.getTime() + 30_000) });
    expect(await resposta(desfazer('produtos', id))).toEqual([204, '']);
  });

  test('the next deletion removes what is past its time, and nothing else', async () => {
    const velho = await excluirProduto();
    daqui(20_000);
    const recente = await excluirProduto();
    daqui(31_000);
    const novo = await excluirProduto();
    const guardados = (await app.banco.select().from(exclusoes)).map(({ registro }) => Number(registro));
    expect(guardados).toEqual(expect.arrayContaining([recente.id, novo.id]));
    expect(guardados).not.toContain(velho.id);
  });

  test('the last deletion of a day that was deleted twice counts', async () => {
    const feriado = (nome: string) => feito(gestora, 'POST', '/feriados', { data: '25/01/2027', nome });
    await feriado('Padroeira');
    await excluir('/feriados/data=25012027');
    await feriado('Padroeiro');
    await excluir('/feriados/data=25012027');
    await desfazer('feriados', '2027-01-25');
    expect((await gestora.injetar('GET', '/feriados?de=2027-01-25&ate=2027-01-25')).json()).toEqual([
      { data: '25/01/2027', nome: 'Padroeiro' },
    ]);
  });
});

describe('what happened meanwhile refuses it, and it can be tried again', () => {
  test.each<[EntidadeDesfazivel, string, () => Promise<{ id: number; repetir: () => Promise<{ id: number }> }>]>([
    [
      'produtos',
      'Já existe um produto com este nome.',
      async () => {
        const { id, nome } = await criarProduto(app);
        return { id, repetir: () => criarProduto(app, { nome }) };
      },
    ],
    [
      'fornecedores',
      'Já existe um fornecedor com este CNPJ.',
      async () => {
        const cnpj = '11222333000181';
        const { id } = await criarFornecedor(app, { cnpj });
        return { id, repetir: () => criarFornecedor(app, { cnpj }) };
      },
    ],
    [
      'unidades-educacionais',
      'Já existe uma unidade com este código INEP.',
      async () => {
        const { id } = await criarUnidade(app, { codigoInep: '35000001' });
        return { id, repetir: () => criarUnidade(app, { codigoInep: '35000001' }) };
      },
    ],
  ])('%s: %s', async (entidade, frase, preparar) => {
    const { id, repetir } = await preparar();
    await excluir(`/${entidade}/${id}`);
    const outro = await repetir();
    expect(await resposta(desfazer(entidade, id))).toEqual([409, frase]);
    await excluir(`/${entidade}/${outro.id}`);
    expect(await resposta(desfazer(entidade, id))).toEqual([204, '']);
  });

  test('a record that it uses is gone', async () => {
    const { id, itemId } = await excluirProduto();
    await excluir(`/itens-produto/${itemId}`);
    expect(await resposta(desfazer('produtos', id))).toEqual(MUDOU);
    // In the other order both return.
    expect(await resposta(desfazer('itens-produto', itemId))).toEqual([204, '']);
    expect(await resposta(desfazer('produtos', id))).toEqual([204, '']);
  });

  test('a record that it uses was changed: the dish of a menu is for another category now', async () => {
    const { id: doCardapio, nome, preparos } = await prato();
    const { id } = await cozinha.cardapio([{ id: doCardapio }], categoria);
    await excluir(`/cardapios/${id}`);
    await feito(gestora, 'PUT', `/pratos/${doCardapio}`, {
      nome,
      preparos,
      categoria: await criarEtapa(app),
      modalidade: 'PARCIAL1',
    });
    expect(await resposta(desfazer('cardapios', id))).toEqual(MUDOU);
    // It is kept for another try.
    const guardada = and(eq(exclusoes.entidade, 'cardapios'), eq(exclusoes.registro, String(id)));
    expect(await app.banco.$count(exclusoes, guardada)).toBe(1);
  });

  test('the addenda that were added would pass the cap of 25% with it', async () => {
    // R$ 2,300.00: a quarter is 28.75 sacks at R$ 20.00.
    const aquisicao = await aquisicaoVigente(mercado);
    const { id } = await sacos(aquisicao, 20);
    await excluir(`/aditivos/${id}`);
    const outro = await sacos(aquisicao, 8.751);
    expect(await resposta(desfazer('aditivos', id))).toEqual([
      409,
      'O valor do aditivo não pode passar de R$ 399,98 (25% do valor da Aquisição, menos R$ 175,02 já aditivados)',
    ]);
    await excluir(`/aditivos/${outro.id}`);
    await sacos(aquisicao, 8.75);
    expect(await resposta(desfazer('aditivos', id))).toEqual([204, '']);
  });

  test('the acquisition of an addendum was cancelled', async () => {
    const aquisicao = await aquisicaoVigente(mercado);
    const { id } = await sacos(aquisicao, 1);
    await excluir(`/aditivos/${id}`);
    await feito(gestora, 'PUT', `/aquisicoes/${aquisicao.id}/cancelamento`, { motivo: 'Fracassada' });
    expect((await desfazer('aditivos', id)).statusCode).toBe(409);
  });
});

test('refuses a body without a known entity or with an id that is none', async () => {
  const campos = async (corpo: object) =>
    (await gestora.injetar('POST', '/exclusoes/desfazer', corpo))
      .json<{ errors: { campo: string; mensagem: string }[] }>()
      .errors.map(({ campo, mensagem }) => `${campo}: ${mensagem}`);
  expect(await campos({ entidade: 'usuarios', id: 1 })).toEqual(['entidade: Escolha uma das opções da lista.']);
  expect(await campos({ entidade: 'produtos', id: 'x' })).toEqual(['id: Data inválida. Use DD/MM/AAAA.']);
});
