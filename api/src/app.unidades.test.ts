import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { auditoria } from './banco/esquema/auditoria.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { abrirAppComCasa, abrirCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import type { Requisicao } from './teste/rotas/escritas/escrita.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';
import { leiturasDe } from './teste/rotas/leituras.js';
import { PERMISSOES_DAS_ROTAS } from './teste/rotas/permissoes/index.js';
import type { Metodo } from './teste/rotas/rotas-do-app.js';

let app: FastifyInstance;
let minha: Casa;
let alheia: Casa;
/** The URLs that return rows of each unit. */
let leituras: Record<'minha' | 'alheia', Record<string, string>>;
/** Responses of the reads of the user's own unit before the other unit has any data. */
let antes: Record<string, string>;

beforeAll(async () => {
  minha = await abrirAppComCasa(601);
  ({ app } = minha);
  const daMinha = await leiturasDe(minha);
  antes = await responder(daMinha);
  alheia = await abrirCasa(app, 602);
  leituras = { minha: daMinha, alheia: await leiturasDe(alheia) };
});
afterAll(() => fecharAppComCasa(minha));

const alheiaDe = (nome: string) => PERMISSOES_DAS_ROTAS[nome]?.alheia;
/** The routes that belong to a unit. */
const DAS_UNIDADES = Object.keys(PERMISSOES_DAS_ROTAS).filter(
  (nome) => ![undefined, 'propria'].includes(alheiaDe(nome) as string),
);
const LEITURAS = DAS_UNIDADES.filter((nome) => nome.startsWith('GET '));
const RECUSAM = DAS_UNIDADES.filter((nome) => alheiaDe(nome) !== 'oculta');
/** Routes whose request names both the unit and a row of it: the row must be of that unit. */
const COM_LINHA = RECUSAM.filter((nome) => {
  const parametros = nome.match(/:\w+(?!\w|\()/g)?.length ?? 0;
  return (
    alheiaDe(nome) === 403 &&
    // A minimum is of a unit and a product, and products belong to no unit; nor do weekly menus.
    !nome.includes('/minimos/') &&
    !nome.includes('/repeticoes') &&
    (nome.endsWith('/receber') ||
      parametros > Number(/\/estoques\/:|\/relatorios\/|\/conformidade\/:|\/:id\/adesao$/.test(nome)))
  );
});

/** A user of that unit with only the permission that the route asks for, the first where one of several is enough. */
function comPermissaoDe(nome: string): Promise<Pessoa> {
  const [pedida] = [PERMISSOES_DAS_ROTAS[nome]?.quem ?? 'LOGADO'].flat();
  const permissoes = PERMISSOES.filter((uma: Permissao) => uma === pedida);
  return entrarComo(app, { permissoes, estoques: [minha.estoque] });
}

async function responder(urls: Record<string, string>): Promise<Record<string, string>> {
  const respostas: Record<string, string> = {};
  for (const [nome, url] of Object.entries(urls)) {
    const resposta = await (await comPermissaoDe(nome)).injetar('GET', url);
    respostas[nome] = `${resposta.statusCode} ${resposta.body}`;
  }
  return respostas;
}

/** A request about the other unit that users of that unit may send. */
const requisicaoAlheia = async (nome: string): Promise<Requisicao> =>
  nome.startsWith('GET ') ? { url: leituras.alheia[nome]! } : ESCRITAS[nome]!.preparar(alheia, alheia.gestora);

/** The same request with the user's own unit instead of the other one; the row is unchanged. */
function comMinhaUnidade({ url, corpo, ...requisicao }: Requisicao): Requisicao {
  const trocados = { idEstoque: minha.estoque.id, unidadeEducacional: { id: minha.unidade.id } };
  return {
    ...requisicao,
    url: url
      .replace(`/estoques/${alheia.estoque.id}/`, `/estoques/${minha.estoque.id}/`)
      .replace(`unidade=${alheia.unidade.id}`, `unidade=${minha.unidade.id}`),
    corpo: Array.isArray(corpo) || typeof corpo !== 'object' ? corpo : { ...corpo, ...trocados },
  };
}

/**
 * Sends a request as a user of the first unit with every permission; returns its status and whether something was
 * written.
 */
async function enviar(nome: string, { url, corpo, cabecalhos }: Requisicao) {
  const linhas = await app.banco.$count(auditoria);
  const resposta = await minha.gestora.injetar(nome.split(' ')[0] as Metodo, url, corpo, cabecalhos);
  return { status: resposta.statusCode, escreveu: (await app.banco.$count(auditoria)) !== linhas };
}

test('each read that belongs to a unit has a request here', () => {
  expect(Object.keys(leituras.alheia).sort()).toEqual(LEITURAS.toSorted());
});

test('a user of the unit reads its rows with only the permission of the route', () => {
  expect(Object.entries(antes).filter(([, resposta]) => !resposta.startsWith('20'))).toEqual([]);
});

test('data of another unit change no response', async () => {
  expect(await responder(leituras.minha)).toEqual(antes);
});

describe('about another unit, with every permission', () => {
  test.each(RECUSAM)('%s', async (nome) => {
    expect(await enviar(nome, await requisicaoAlheia(nome))).toEqual({ status: alheiaDe(nome), escreveu: false });
  });
});

/** Writes of what belongs to no unit, and those that check the unit by themselves for the records that have one. */
const DE_TODOS = Object.keys(ESCRITAS).filter((nome) => alheiaDe(nome) === undefined);

describe('about no unit, a user of another unit does the same', () => {
  test.each(DE_TODOS)('%s', async (nome) => {
    const quem = [PERMISSOES_DAS_ROTAS[nome]?.quem ?? 'LOGADO'].flat();
    const permissoes = PERMISSOES.filter((uma: Permissao) => quem.includes(uma));
    const autor = await entrarComo(app, { permissoes, estoques: [alheia.estoque] });
    const { url, corpo, cabecalhos } = await ESCRITAS[nome]!.preparar(minha, autor);
    const resposta = await autor.injetar(nome.split(' ')[0] as Metodo, url, corpo, cabecalhos);
    expect([nome, resposta.statusCode < 300 ? '' : resposta.body]).toEqual([nome, '']);
  });
});

describe('about a row of another unit, naming the user’s own unit', () => {
  test.each(COM_LINHA)('%s', async (nome) => {
    const requisicao = comMinhaUnidade(await requisicaoAlheia(nome));
    expect(await enviar(nome, requisicao)).toEqual({ status: 404, escreveu: false });
  });
});
