import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  CONFIRME_A_SENHA,
  type ColunasDaImportacao,
  type EdicaoDaPrevia,
  type ImportacaoEmCurso,
  type Item,
  type LinhaDaPrevia,
  type PreviaEditada,
} from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import { tokens, usuarioPermissoes } from '../../../banco/esquema/acesso/acesso.js';
import { importacoesEmCurso } from '../../../banco/esquema/importacoes.js';
import { emTransacao } from '../../../banco/transacao.js';
import { definirRelogio } from '../../../nucleo/relogio.js';
import { abrirSessao } from '../../../acesso/tokens/sessoes.js';
import { criarAppDeTeste, entrarComo, semPrazo, type Pessoa } from '../../../teste/app.js';
import { criarItem } from '../../../teste/fabricas.js';
import { frasesDe, importadorDe } from '../../../teste/planilhas.js';
import { aoMesmoTempo } from '../../../teste/portao.js';
import { apagarImportacoesVencidas } from './guarda.js';

let app: FastifyInstance;
let ana: Pessoa;
let beto: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  ana = await semPrazo(app, await entrarComo(app, { permissoes: ['ITENS', 'PRODUTOS'] }));
  beto = await entrarComo(app, { permissoes: ['ITENS', 'PRODUTOS'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  definirRelogio();
});
afterAll(() => app.close());

const { comecar, conferirColunas, gravar, lerImportacao, lerPrevia, prepararImportacao } = importadorDe(() => ana);

const recusa = async (resposta: ReturnType<Pessoa['injetar']>) => {
  const { statusCode, body } = await resposta;
  return [statusCode, (JSON.parse(body) as { detail?: string }).detail];
};

const EXPIROU = [404, 'A importação expirou depois de 24 horas sem uso. Envie o arquivo de novo.'];

const arquivo = (...linhas: string[]) => ['Nome;Tipo', ...linhas].join('\n');

let vez = 0;
/** A name that no other test has. */
const nomeNovo = () => `coisa ${++vez}`;

/** An import of one new item, checked. */
const conferida = async (conteudo = arquivo(`${nomeNovo()};Limpeza`)) => prepararImportacao('itens', { conteudo });

const editar = async (id: number, edicoes: EdicaoDaPrevia[], mostradas: number[] = []): Promise<PreviaEditada> => {
  const resposta = await ana.injetar('POST', `/importacoes-sessao/${id}/edicoes`, { edicoes, mostradas });
  expect([resposta.statusCode, resposta.statusCode === 200 ? '' : resposta.body]).toEqual([200, '']);
  return resposta.json<PreviaEditada>();
};

const mudarGuardada = (id: number, mudanca: Partial<typeof importacoesEmCurso.$inferInsert>) =>
  app.banco.update(importacoesEmCurso).set(mudanca).where(eq(importacoesEmCurso.id, id));

const itensChamados = async (nome: string) =>
  (await ana.injetar('GET', '/itens-produto')).json<Item[]>().filter((item) => item.nome === nome.toUpperCase()).length;

/** Every call of one import, with a body that is right in itself. */
const CHAMADAS: [metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', resto: string, corpo: object | undefined][] = [
  ['GET', '', undefined],
  ['DELETE', '', undefined],
  ['PUT', '/folha', { folha: 'A' }],
  ['GET', '/colunas', undefined],
  ['PUT', '/colunas', { colunas: [{ titulo: 'Nome', campo: 'nome' }], conferir: true }],
  ['GET', '/numeros', undefined],
  ['GET', '/linhas?numeros=2', undefined],
  ['POST', '/edicoes', { edicoes: [{ tipo: 'DEIXAR', numeros: [2] }], mostradas: [] }],
  ['POST', '/confirmacao', { tudoOuNada: true }],
  ['GET', '/recusadas', undefined],
  ['POST', '/correcao', undefined],
  ['POST', '/criacao', { entidade: 'itens' }],
];

describe('an import belongs to its owner', () => {
  /** What each call answers to this user. */
  async function respostasDe(quem: Pessoa, id: number) {
    const respostas = [];
    for (const [metodo, resto, corpo] of CHAMADAS)
      respostas.push([
        metodo,
        resto,
        ...(await recusa(quem.injetar(metodo, `/importacoes-sessao/${id}${resto}`, corpo))),
      ]);
    return respostas;
  }

  test('for another user no call of it exists', async () => {
    const { id } = await conferida();
    expect(await respostasDe(beto, id)).toEqual(CHAMADAS.map(([metodo, resto]) => [metodo, resto, ...EXPIROU]));
    expect(await lerImportacao(id)).toMatchObject({ estado: 'CONFERIDA', linhas: 1 });
  });

  test('each call needs the permission of its entity, also when it is lost in between', async () => {
    const caio = await entrarComo(app, { permissoes: ['ITENS', 'PRODUTOS'] });
    const { id } = await importadorDe(() => caio).prepararImportacao('itens', { conteudo: arquivo('vela;Limpeza') });
    await app.banco
      .delete(usuarioPermissoes)
      .where(sql`${usuarioPermissoes.usuarioId} = ${caio.usuarioId} and ${usuarioPermissoes.permissao} = 'ITENS'`);
    const proibida = [403, 'Você não tem permissão para importar este cadastro.'];
    expect(await respostasDe(caio, id)).toEqual(CHAMADAS.map(([metodo, resto]) => [metodo, resto, ...proibida]));
    expect((await caio.injetar('GET', '/importacoes-sessao')).json()).toEqual([]);
  });

  test('it goes on at another computer of the same user', async () => {
    const { id } = await conferida();
    const token = await emTransacao({ banco: app.banco, usuario: null }, (tx) => abrirSessao(tx, ana.usuarioId));
    const noOutro = (metodo: 'GET' | 'POST', url: string, corpo?: object) =>
      ana.injetar(metodo, url, corpo, { authorization: `Bearer ${token}` });
    const abertas = (await noOutro('GET', '/importacoes-sessao')).json<ImportacaoEmCurso[]>();
    expect(abertas[0]).toMatchObject({ id, nome: 'planilha', estado: 'CONFERIDA', contagens: { NOVA: 1 } });
    await noOutro('POST', `/importacoes-sessao/${id}/confirmacao`, { tudoOuNada: true });
    expect((await gravar(id)).resultado).toMatchObject({ novas: 1 });
  });

  test('a user has at most ten; the one that is unused for longest goes, unless it is being written', async () => {
    const dora = await entrarComo(app, { permissoes: ['ITENS'] });
    const dela = importadorDe(() => dora);
    const ids: number[] = [];
    for (let i = 0; i < 10; i += 1) ids.push((await dela.comecar('itens', arquivo('x;Limpeza'))).importacao.id);
    await mudarGuardada(ids[0]!, { estado: 'GRAVANDO', pulsoEm: new Date() });
    for (let i = 0; i < 2; i += 1) ids.push((await dela.comecar('itens', arquivo('x;Limpeza'))).importacao.id);
    const restantes = (await dora.injetar('GET', '/importacoes-sessao')).json<ImportacaoEmCurso[]>();
    expect(restantes.map(({ id }) => id).sort((a, b) => a - b)).toEqual([ids[0], ...ids.slice(2)]);
  });

  test('a day after its last use it is gone, and the sweep deletes its rows', async () => {
    const { id } = await conferida();
    const hora = (quantas: number) => definirRelogio({ agora: () => new Date(Date.now() + quantas * 3_600_000) });
    hora(23);
    // A look is a use.
    expect((await lerImportacao(id)).estado).toBe('CONFERIDA');
    hora(46);
    await apagarImportacoesVencidas(app.banco);
    expect(await app.banco.$count(importacoesEmCurso, eq(importacoesEmCurso.id, id))).toBe(1);
    hora(48);
    expect(await recusa(ana.injetar('GET', `/importacoes-sessao/${id}`))).toEqual(EXPIROU);
    await apagarImportacoesVencidas(app.banco);
    expect(await app.banco.$count(importacoesEmCurso, eq(importacoesEmCurso.id, id))).toBe(0);
  });

  test('it can be thrown away', async () => {
    const { id } = await conferida();
    expect((await ana.injetar('DELETE', `/importacoes-sessao/${id}`)).statusCode).toBe(204);
    expect(await recusa(ana.injetar('GET', `/importacoes-sessao/${id}`))).toEqual(EXPIROU);
  });
});

describe('the columns', () => {
  test('a newly chosen field gets the meaning of its words; a choice of the user stays, also none', async () => {
    const { importacao, colunas } = await comecar('itens', 'Nome;Assunto\nvela;PAPELARIA\nlápis;GERAL\ncola;geral');
    const { id } = importacao;
    const escolher = async (mudanca: object) => {
      const escolhidas = colunas.map((coluna, i) => (i === 1 ? { ...coluna, ...mudanca } : coluna));
      const corpo = { colunas: escolhidas, conferir: false };
      return (await ana.injetar('PUT', `/importacoes-sessao/${id}/colunas`, corpo)).json<ColunasDaImportacao>();
    };
    const escolhida = await escolher({ campo: 'itemProdutoTipo', escolhida: true });
    expect(escolhida.importacao.estado).toBe('LIDA');
    expect(escolhida.colunas[1]?.trocas).toEqual([{ de: 'PAPELARIA', para: 'Escritório' }]);
    expect(escolhida.palavras).toEqual([
      { posicao: 1, texto: 'GERAL', vezes: 2 },
      { posicao: 1, texto: 'PAPELARIA', vezes: 1 },
    ]);
    expect((await escolher({ campo: 'itemProdutoTipo', trocas: [] })).colunas[1]?.trocas).toEqual([]);
    expect((await ana.injetar('GET', `/importacoes-sessao/${id}/colunas`)).json<ColunasDaImportacao>()).toMatchObject({
      colunas: [{ campo: 'nome' }, { campo: 'itemProdutoTipo', trocas: [] }],
    });
  });

  test('what almost every name tells needs no column', async () => {
    const { colunas, doArquivo } = await comecar('produtos', 'Nome;Item\nARROZ 5 KG;Arroz\nFEIJÃO 1 KG;Feijão');
    expect([doArquivo, colunas.slice(doArquivo).map(({ campo, doNome }) => [campo, doNome])]).toEqual([
      2,
      [
        ['medidaReal', true],
        ['unidadeMedida', true],
      ],
    ]);
  });

  test('another sheet of the file is read without sending it again', async () => {
    const planilha = await writeXlsx({
      sheets: [
        {
          name: 'Primeira',
          rows: [
            ['Nome', 'Tipo'],
            ['balde', 'Limpeza'],
          ],
        },
        {
          name: 'Segunda',
          rows: [
            ['Nome', 'Tipo'],
            ['lápis', 'Escritório'],
            ['cola', 'Escritório'],
          ],
        },
      ],
    });
    const { importacao, colunas } = await comecar('itens', planilha);
    await conferirColunas(importacao.id, colunas);
    const outra = await ana.injetar('PUT', `/importacoes-sessao/${importacao.id}/folha`, { folha: 'Segunda' });
    expect(outra.json<ColunasDaImportacao>()).toMatchObject({
      importacao: { estado: 'LIDA', linhas: 2 },
      arquivo: { folha: 'Segunda' },
    });
    const { id } = await conferida();
    expect(await recusa(ana.injetar('PUT', `/importacoes-sessao/${id}/folha`, { folha: 'A' }))).toEqual([
      409,
      'Este arquivo não tem outra folha.',
    ]);
  });

  test.each<[string, string, string, object]>([
    [
      'edicoes',
      'Confira a planilha antes de corrigir as linhas.',
      'POST',
      { edicoes: [{ tipo: 'DEIXAR', numeros: [2] }], mostradas: [] },
    ],
    ['confirmacao', 'Confira a planilha antes de importar.', 'POST', { tudoOuNada: false }],
    ['linhas?numeros=2', 'Confira a planilha antes de corrigir as linhas.', 'GET', {}],
  ])('%s wait for the check', async (resto, frase, metodo, corpo) => {
    const { importacao } = await comecar('itens', arquivo('x;Limpeza'));
    const url = `/importacoes-sessao/${importacao.id}/${resto}`;
    expect(await recusa(ana.injetar(metodo as 'POST' | 'GET', url, metodo === 'GET' ? undefined : corpo))).toEqual([
      409,
      frase,
    ]);
  });

  test('a column of the file cannot be left away', async () => {
    const { id } = await conferida();
    const corpo = { colunas: [{ titulo: 'Nome', campo: 'nome' }], conferir: true };
    expect(await recusa(ana.injetar('PUT', `/importacoes-sessao/${id}/colunas`, corpo))).toEqual([
      409,
      'As colunas não são as do arquivo. Leia a planilha de novo.',
    ]);
  });

  test('a corrected cell stays with its field when the columns are opened again', async () => {
    const { id } = await conferida('Nome\nvela branca');
    await editar(id, [
      { tipo: 'CELULAS', celulas: [{ numero: 2, campo: 'categoria', texto: 'CEREAIS' }] },
      { tipo: 'CELULAS', celulas: [{ numero: 2, campo: 'itemProdutoTipo', texto: 'Limpeza' }] },
    ]);
    const { colunas } = (await ana.injetar('GET', `/importacoes-sessao/${id}/colunas`)).json<ColunasDaImportacao>();
    expect(colunas.map(({ campo }) => campo)).toEqual(['nome', 'categoria', 'itemProdutoTipo']);
    // The field that was added first goes.
    await conferirColunas(id, [colunas[0]!, colunas[2]!]);
    expect(await lerPrevia(id)).toMatchObject([{ celulas: ['vela branca', 'Limpeza'], situacao: 'NOVA' }]);
  });
});

describe('edits', () => {
  test('a cell, a block and all equal cells are corrected, with the counts and the shown rows of a new check', async () => {
    const nomes = [nomeNovo(), nomeNovo(), nomeNovo()];
    const { id } = await conferida(arquivo(...nomes.map((nome) => `${nome};Geral`), 'x;Limpeza'));
    const primeira = await editar(
      id,
      [{ tipo: 'CELULAS', celulas: [{ numero: 2, campo: 'itemProdutoTipo', texto: 'Limpeza' }] }],
      [2, 3],
    );
    expect(primeira.importacao.contagens).toMatchObject({ NOVA: 2, RECUSADA: 2 });
    expect(primeira.linhas.map(({ numero, situacao, celulas }) => [numero, situacao, celulas[1]])).toEqual([
      [2, 'NOVA', 'Limpeza'],
      [3, 'RECUSADA', 'Geral'],
    ]);
    const iguais = await editar(id, [{ tipo: 'IGUAIS', campo: 'itemProdutoTipo', de: 'Geral', para: 'Escritório' }]);
    expect(iguais.importacao.contagens).toMatchObject({ NOVA: 4, RECUSADA: 0 });
    expect((await lerPrevia(id)).map(({ celulas }) => celulas[1])).toEqual([
      'Limpeza',
      'Escritório',
      'Escritório',
      'Limpeza',
    ]);
    expect((await editar(id, iguais.desfazer)).importacao.contagens).toMatchObject({ NOVA: 2, RECUSADA: 2 });
    expect((await editar(id, primeira.desfazer)).importacao.contagens).toMatchObject({ NOVA: 1, RECUSADA: 3 });
  });

  test('a row that looks like a total is taken back and left out again, with its reason', async () => {
    const { id } = await conferida(arquivo(`${nomeNovo()};Limpeza`, 'TOTAL;'));
    const ignorada = { situacao: 'IGNORADA', porque: 'Parece um total.' };
    expect(await lerPrevia(id, 'IGNORADA')).toMatchObject([{ numero: 3, ...ignorada }]);
    const retomada = await editar(id, [{ tipo: 'RETOMAR', numeros: [3] }], [3]);
    expect(retomada.linhas).toMatchObject([{ situacao: 'RECUSADA', porque: null }]);
    expect((await editar(id, retomada.desfazer, [3])).linhas).toMatchObject([ignorada]);
    const fora = await editar(id, [{ tipo: 'DEIXAR', numeros: [2, 3] }], [2]);
    expect(fora.linhas).toMatchObject([{ situacao: 'IGNORADA', porque: '' }]);
    // The other row was out already.
    expect(fora.desfazer).toEqual([{ tipo: 'RETOMAR', numeros: [2] }]);
  });

  test('an edit decides about other rows too: the second one of two equal names is no repetition any more', async () => {
    const nome = nomeNovo();
    const { id } = await conferida(arquivo(`${nome};Limpeza`, `${nome};Limpeza`));
    expect((await lerImportacao(id)).contagens).toMatchObject({ NOVA: 1, RECUSADA: 1 });
    const celulas = [{ numero: 2, campo: 'nome', texto: nomeNovo() }];
    expect((await editar(id, [{ tipo: 'CELULAS', celulas }])).importacao.contagens).toMatchObject({ NOVA: 2 });
  });

  test.each<[string, EdicaoDaPrevia, string]>([
    [
      'a row that is not there',
      { tipo: 'CELULAS', celulas: [{ numero: 99, campo: 'nome', texto: 'x' }] },
      'A linha 99 não está nesta importação.',
    ],
    [
      'a field that is not there',
      { tipo: 'CELULAS', celulas: [{ numero: 2, campo: 'cor', texto: 'x' }] },
      'Um campo corrigido não existe mais. Leia a planilha de novo.',
    ],
  ])('%s is refused', async (_nome, edicao, frase) => {
    const { id } = await conferida();
    const corpo = { edicoes: [edicao], mostradas: [] };
    expect(await recusa(ana.injetar('POST', `/importacoes-sessao/${id}/edicoes`, corpo))).toEqual([409, frase]);
  });

  test('two edits at once are both kept', async () => {
    const { id } = await conferida(arquivo('um a;Geral', 'dois b;Geral'));
    const corrigir = (numero: number) => () =>
      editar(id, [{ tipo: 'CELULAS', celulas: [{ numero, campo: 'itemProdutoTipo', texto: 'Limpeza' }] }]);
    await aoMesmoTempo(app, [corrigir(2), corrigir(3)]);
    expect((await lerPrevia(id)).map(({ celulas }) => celulas[1])).toEqual(['Limpeza', 'Limpeza']);
  });

  test('whatever is edited, the preview is the one of a file with these cells, and undoing leads back', async () => {
    const palavra = fc.constantFrom('vela', 'balde', 'pano', '', 'Limpeza', 'Geral', '12');
    const numero = fc.integer({ min: 2, max: 6 });
    const campo = fc.constantFrom('nome', 'itemProdutoTipo', 'categoria');
    const edicao: fc.Arbitrary<EdicaoDaPrevia> = fc.oneof(
      fc.record({
        tipo: fc.constant('CELULAS' as const),
        celulas: fc.array(fc.record({ numero, campo, texto: palavra }), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ tipo: fc.constant('IGUAIS' as const), campo, de: palavra, para: palavra }),
      fc.record({
        tipo: fc.constantFrom('DEIXAR' as const, 'RETOMAR' as const),
        numeros: fc.array(numero, { minLength: 1, maxLength: 3 }),
      }),
    );
    const visivel = (linhas: readonly LinhaDaPrevia[]) =>
      linhas.map(({ numero: qual, situacao, motivos, avisos }) => [qual, situacao, frasesDe(motivos), avisos]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(palavra, palavra), { minLength: 5, maxLength: 5 }),
        fc.array(edicao, { minLength: 1, maxLength: 4 }),
        async (celulas, edicoes) => {
          const conteudo = documentoCsv([
            ['Nome', 'Tipo'],
            ...celulas.map((linha) => linha.map((texto) => texto || '-')),
          ]);
          const { id } = await prepararImportacao('itens', { conteudo });
          const antes = await lerPrevia(id);
          const desfazer: EdicaoDaPrevia[][] = [];
          for (const uma of edicoes) desfazer.unshift((await editar(id, [uma])).desfazer);
          const depois = await lerPrevia(id);
          const { colunas } = (
            await ana.injetar('GET', `/importacoes-sessao/${id}/colunas`)
          ).json<ColunasDaImportacao>();
          const corpo = {
            colunas,
            linhas: depois.flatMap(({ numero: qual, celulas: suas, tipos, situacao }) =>
              situacao === 'IGNORADA' ? [] : [{ numero: qual, celulas: suas, tipos }],
            ),
          };
          const fresca = (await ana.injetar('POST', '/importacoes/itens/conferencia', corpo)).json<LinhaDaPrevia[]>();
          expect(visivel(depois.filter(({ situacao }) => situacao !== 'IGNORADA'))).toEqual(visivel(fresca));
          for (const umas of desfazer) if (umas.length > 0) await editar(id, umas);
          expect(visivel(await lerPrevia(id))).toEqual(visivel(antes));
          await ana.injetar('DELETE', `/importacoes-sessao/${id}`);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('the write', () => {
  test('two confirmations at once write once, and a later one answers the result', async () => {
    const nome = nomeNovo();
    const { id } = await conferida(arquivo(`${nome};Limpeza`));
    const confirmar = () => ana.injetar('POST', `/importacoes-sessao/${id}/confirmacao`, { tudoOuNada: true });
    const respostas = await aoMesmoTempo(app, [confirmar, confirmar]);
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await gravar(id)).resultado).toMatchObject({ novas: 1, iguais: 0 });
    expect(await itensChamados(nome)).toBe(1);
    expect((await confirmar()).json()).toMatchObject({ estado: 'GRAVADA', resultado: { novas: 1 } });
  });

  test('a confirmation that is sent twice with one key is answered twice, with the same body', async () => {
    const { id } = await conferida();
    const confirmar = () =>
      ana.injetar(
        'POST',
        `/importacoes-sessao/${id}/confirmacao`,
        { tudoOuNada: true },
        { 'idempotency-key': `a${id}` },
      );
    const [uma, outra] = [await confirmar(), await confirmar()];
    expect([uma.statusCode, uma.json().estado, outra.body]).toEqual([200, 'GRAVANDO', uma.body]);
    expect((await gravar(id)).resultado).toMatchObject({ novas: 1 });
  });

  test.each<[metodo: 'POST' | 'PUT' | 'DELETE', resto: string, frase: string, corpo: object | undefined]>([
    [
      'POST',
      '/edicoes',
      'A importação está sendo gravada. Aguarde o fim para corrigir as linhas.',
      { edicoes: [{ tipo: 'DEIXAR', numeros: [2] }], mostradas: [] },
    ],
    [
      'PUT',
      '/colunas',
      'A importação está sendo gravada. Aguarde o fim para corrigir as linhas.',
      { colunas: [{ titulo: 'Nome', campo: 'nome' }], conferir: false },
    ],
    ['PUT', '/folha', 'A importação está sendo gravada. Aguarde o fim para corrigir as linhas.', { folha: 'A' }],
    ['DELETE', '', 'A importação está sendo gravada. Aguarde o fim para descartá-la.', undefined],
  ])('%s /importacoes-sessao/:id%s waits while the rows are written', async (metodo, resto, frase, corpo) => {
    const { id } = await conferida();
    await mudarGuardada(id, { estado: 'GRAVANDO', pulsoEm: new Date() });
    expect(await recusa(ana.injetar(metodo, `/importacoes-sessao/${id}${resto}`, corpo))).toEqual([409, frase]);
  });

  test('a write whose process died is open again, with a sentence, and can be confirmed again', async () => {
    const [{ id }, { id: outra }] = [await conferida(), await conferida()];
    for (const morta of [id, outra])
      await mudarGuardada(morta, { estado: 'GRAVANDO', feito: 0.5, pulsoEm: new Date(Date.now() - 60_000) });
    const aviso = 'A gravação foi interrompida. Nada foi gravado. Confirme de novo.';
    expect(await lerImportacao(id)).toMatchObject({ estado: 'CONFERIDA', aviso, feito: null });
    const lista = (await ana.injetar('GET', '/importacoes-sessao')).json<ImportacaoEmCurso[]>();
    expect(lista.find((uma) => uma.id === outra)).toMatchObject({ estado: 'CONFERIDA', aviso });
    expect(await gravar(id)).toMatchObject({ estado: 'GRAVADA', aviso: null, resultado: { novas: 1 } });
  });

  test('a write that was taken for dead and goes on all the same is rolled back', async () => {
    const nome = nomeNovo();
    const { id } = await conferida(arquivo(`${nome};Limpeza`));
    const transaction = app.banco.transaction.bind(app.banco);
    let fim: Promise<unknown> = Promise.resolve();
    jest
      .spyOn(app.banco, 'transaction')
      // The one of the confirmation.
      .mockImplementationOnce(transaction)
      .mockImplementationOnce((fazer) => {
        const escrita = mudarGuardada(id, { pulsoEm: new Date(Date.now() - 60_000) })
          .then(() => lerImportacao(id))
          .then(() => transaction(fazer));
        fim = escrita;
        return escrita;
      });
    expect(await gravar(id)).toMatchObject({ estado: 'CONFERIDA', resultado: null });
    await expect(fim).rejects.toThrow('was taken for dead');
    expect(await itensChamados(nome)).toBe(0);
  });

  test('without a recent password no write begins that gives the management of users', async () => {
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const titulos = ['Nome', 'CPF', 'Tipo de pessoa', 'Cargo', 'Usuário', 'E-mail', 'Permissões'];
    const celulas = (login: string, cpf: string, permissoes: string) => [
      ...[login, cpf, 'FUNCIONARIO', 'MERENDEIRA', login, `${login}@exemplo.test`, permissoes],
    ];
    const dela = importadorDe(() => gestora);
    const preparar = (linha: string[]) =>
      dela.prepararImportacao('usuarios', { conteudo: documentoCsv([titulos, linha]) });
    const comGestao = await preparar(celulas('gil', '52998224725', 'Usuários'));
    const sem = await preparar(celulas('hugo', '11144477735', 'Itens'));
    const daSenha = (senhaEm: Date | null) =>
      app.banco.update(tokens).set({ senhaEm }).where(eq(tokens.usuarioId, gestora.usuarioId));
    await daSenha(null);
    const confirmar = ({ id }: { id: number }) =>
      gestora.injetar('POST', `/importacoes-sessao/${id}/confirmacao`, { tudoOuNada: true });
    const pedida = await confirmar(comGestao);
    expect([pedida.statusCode, pedida.json()]).toEqual([403, expect.objectContaining({ type: CONFIRME_A_SENHA })]);
    expect((await dela.lerImportacao(comGestao.id)).estado).toBe('CONFERIDA');
    expect((await sem.enviar()).resultado).toMatchObject({ novas: 1 });
    await daSenha(new Date());
    expect((await comGestao.enviar()).resultado).toMatchObject({ novas: 1 });
  });

  test('after it the refused rows alone go on, and those that are corrected are written', async () => {
    const { id, enviar } = await conferida(arquivo(`${nomeNovo()};Limpeza`, `${nomeNovo()};Geral`));
    expect((await enviar()).resultado).toMatchObject({ novas: 1, recusadas: 1 });
    const corrigir = await ana.injetar('POST', `/importacoes-sessao/${id}/correcao`);
    expect(corrigir.json()).toMatchObject({ estado: 'CONFERIDA', linhas: 1, resultado: null });
    await editar(id, [{ tipo: 'CELULAS', celulas: [{ numero: 3, campo: 'itemProdutoTipo', texto: 'Limpeza' }] }]);
    expect((await gravar(id)).resultado).toMatchObject({ novas: 1, recusadas: 0 });
    expect(await recusa(ana.injetar('POST', `/importacoes-sessao/${id}/correcao`))).toEqual([
      409,
      'Não há linhas recusadas para corrigir.',
    ]);
    const corpo = { colunas: [{ titulo: 'Nome', campo: 'nome' }], conferir: true };
    expect(await recusa(ana.injetar('PUT', `/importacoes-sessao/${id}/colunas`, corpo))).toEqual([
      409,
      'Esta importação já foi gravada. Envie o arquivo de novo.',
    ]);
  });
});

describe('what the rows name and is missing', () => {
  const PRODUTOS = [
    'Nome;Item;Embalagem;Medida;Unidade de medida;Grupo',
    'anis 1;Anis;pacote;1;kg;CEREAIS',
    'anis 2;anis;pacote;2;kg;',
    'louro 1;Louro;pacote;1;kg;CEREAIS',
  ].join('\n');

  test('is named once, and its import begins with the data of the other columns', async () => {
    const { id } = await prepararImportacao('produtos', { conteudo: PRODUTOS });
    expect((await lerImportacao(id)).faltam).toEqual([{ entidade: 'itens', total: 2, nomes: ['Anis', 'Louro'] }]);
    const resposta = await ana.injetar('POST', `/importacoes-sessao/${id}/criacao`, { entidade: 'itens' });
    expect(resposta.statusCode).toBe(201);
    const { importacao, colunas } = resposta.json<ColunasDaImportacao>();
    expect(colunas.map(({ titulo, campo }) => [titulo, campo])).toEqual([
      ['Nome', 'nome'],
      ['Grupo', 'categoria'],
    ]);
    const comTipo = [...colunas, { titulo: 'Tipo', campo: 'itemProdutoTipo', paraTodas: 'Alimento' }];
    await conferirColunas(importacao.id, comTipo);
    expect((await gravar(importacao.id)).resultado).toMatchObject({ novas: 2 });
    const { colunas: dosProdutos } = (
      await ana.injetar('GET', `/importacoes-sessao/${id}/colunas`)
    ).json<ColunasDaImportacao>();
    expect((await conferirColunas(id, dosProdutos)).importacao).toMatchObject({ faltam: [], contagens: { NOVA: 3 } });
    const nada = ana.injetar('POST', `/importacoes-sessao/${id}/criacao`, { entidade: 'itens' });
    expect(await recusa(nada)).toEqual([409, 'Nada falta para esta importação. Confira a planilha de novo.']);
  });

  test('is only named to a user who may not create it', async () => {
    const eva = await entrarComo(app, { permissoes: ['PRODUTOS'] });
    const dela = importadorDe(() => eva);
    const { id } = await dela.prepararImportacao('produtos', { conteudo: PRODUTOS.replaceAll('nis', 'nil') });
    expect((await dela.lerImportacao(id)).faltam).toMatchObject([{ entidade: 'itens' }]);
    expect((await eva.injetar('POST', `/importacoes-sessao/${id}/criacao`, { entidade: 'itens' })).statusCode).toBe(
      403,
    );
  });
});

test('a page has only the rows that it asks for, in the order of the file', async () => {
  await criarItem(app, { nome: 'MANGUEIRA', itemProdutoTipo: 'LIMPEZA', categoria: null });
  const { id } = await conferida(
    arquivo(`${nomeNovo()};Limpeza`, 'mangueira;Limpeza', 'y;Geral', `${nomeNovo()};Geral`),
  );
  const numeros = async (situacao: string) =>
    (await ana.injetar('GET', `/importacoes-sessao/${id}/numeros?situacao=${situacao}`)).json();
  expect([await numeros('NOVA'), await numeros('IGUAL'), await numeros('RECUSADA')]).toEqual([[2], [3], [4, 5]]);
  const linhas = await ana.injetar('GET', `/importacoes-sessao/${id}/linhas?numeros=5,3,99`);
  expect(linhas.json<LinhaDaPrevia[]>().map(({ numero, nome }) => [numero, nome])).toEqual([
    [3, 'mangueira'],
    [5, expect.any(String)],
  ]);
  const demais = Array.from({ length: 201 }, (_, i) => i + 1).join(',');
  expect((await ana.injetar('GET', `/importacoes-sessao/${id}/linhas?numeros=${demais}`)).statusCode).toBe(422);
});
