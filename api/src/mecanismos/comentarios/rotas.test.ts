import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  ENTIDADES_COMENTAVEIS,
  type Comentario,
  type EntidadeComentavel,
  type Permissao,
} from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { anonimizarUsuario } from '../../acesso/index.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, solicitar, type Mercado } from '../../teste/compras.js';
import { criarLoteEmEstoque } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
/** A record of each entity, of the unit of `mercado` where it belongs to one. */
let registros: Record<EntidadeComentavel, number>;

beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  const aquisicao = await aquisicaoVigente(mercado);
  const lote = await criarLoteEmEstoque(app, {
    estoqueId: mercado.unidade.estoque.id,
    produtoId: mercado.arroz.id,
    quantidade: 10,
  });
  registros = {
    aquisicoes: aquisicao.id,
    lotes: lote.produtoLoteId,
    pratos: (await criarPrato(app)).id,
    solicitacoes: (await solicitar(mercado, aquisicao, 1)).id,
    'unidades-educacionais': mercado.unidade.id,
  };
});
afterAll(() => app.close());

/** A user of the unit of `mercado`. */
const daUnidade = (...permissoes: Permissao[]) => entrarComo(app, { permissoes, estoques: [mercado.unidade.estoque] });
const corpo = (entidade: EntidadeComentavel, mudanca: object = {}) => ({
  entidade,
  registro: registros[entidade],
  texto: 'A merendeira avisou: veio mole.',
  ...mudanca,
});
const comentar = (pessoa: Pessoa, entidade: EntidadeComentavel, mudanca?: object) =>
  pessoa.injetar('POST', '/comentarios', corpo(entidade, mudanca));
const comentado = async (pessoa: Pessoa, entidade: EntidadeComentavel, mudanca?: object) => {
  const resposta = await comentar(pessoa, entidade, mudanca);
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  return resposta.json<Comentario>();
};
const listar = (pessoa: Pessoa, entidade: EntidadeComentavel, registro = registros[entidade]) =>
  pessoa.injetar('GET', `/comentarios?entidade=${entidade}&registro=${registro}`);
const lidos = async (pessoa: Pessoa, entidade: EntidadeComentavel, registro?: number) =>
  (await listar(pessoa, entidade, registro)).json<Comentario[]>();

const emBase64 = (conteudo: string | Buffer) => Buffer.from(conteudo).toString('base64');
const PDF = '%PDF-1.4\n%%EOF\n';

/** The permission of each record's screen; null: every user of the unit. */
const DA_TELA: Record<EntidadeComentavel, Permissao | null> = {
  aquisicoes: 'AQUISICOES',
  lotes: null,
  pratos: null,
  solicitacoes: 'SOLICITACOES',
  'unidades-educacionais': 'UNIDADES',
};
/** The records that no user of another unit may read, with the sentence of their absence. */
const DE_UNIDADES: Partial<Record<EntidadeComentavel, string>> = {
  aquisicoes: 'Aquisição não encontrada.',
  lotes: 'Lote não encontrado.',
  solicitacoes: 'Solicitação de compra não encontrada.',
};

describe.each([...ENTIDADES_COMENTAVEIS])('comments about a record of %s', (entidade) => {
  const permissoes = DA_TELA[entidade] === null ? [] : [DA_TELA[entidade]];

  test('are written and read by users who may read the record, the newest last', async () => {
    const [uma, outra] = [await daUnidade(...permissoes), await daUnidade(...permissoes)];
    const primeiro = await comentado(uma, entidade);
    const segundo = await comentado(outra, entidade, { texto: 'Trocado\nno mesmo dia.' });
    expect(primeiro).toEqual({
      id: expect.any(Number),
      texto: 'A merendeira avisou: veio mole.',
      autor: expect.stringMatching(/^PESSOA \d+$/),
      quando: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/),
      proprio: true,
      arquivos: [],
    });
    expect(await lidos(uma, entidade)).toEqual([primeiro, { ...segundo, proprio: false }]);
  });

  test('are refused to a user without the permission of its screen, if it has one', async () => {
    const pessoa = await daUnidade('ESTOQUES');
    const respostas = [await listar(pessoa, entidade), await comentar(pessoa, entidade)];
    if (DA_TELA[entidade] === null) expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
    else
      for (const recusa of respostas)
        expect([recusa.statusCode, recusa.json().detail]).toEqual([
          403,
          'Você não tem permissão para ver os comentários deste registro.',
        ]);
  });

  test('do not exist for a user of another unit, if the record belongs to one', async () => {
    const alheia = await entrarComo(app, { permissoes });
    const { id } = await comentado(await daUnidade(...permissoes), entidade, {
      arquivos: [{ nome: 'laudo.pdf', conteudo: emBase64(PDF) }],
    });
    const respostas = [
      await listar(alheia, entidade),
      await comentar(alheia, entidade),
      await alheia.injetar('GET', `/comentarios/${id}/arquivos/1`),
      await alheia.injetar('DELETE', `/comentarios/${id}`),
    ];
    const ausencia = DE_UNIDADES[entidade];
    if (ausencia === undefined)
      // The file is another comment's, and only the author deletes.
      expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 201, 404, 403]);
    else
      for (const resposta of respostas) expect([resposta.statusCode, resposta.json().detail]).toEqual([404, ausencia]);
  });

  test('of a record that does not exist are refused', async () => {
    const pessoa = await daUnidade(...permissoes);
    expect((await listar(pessoa, entidade, 99_999_999)).statusCode).toBe(404);
    expect((await comentar(pessoa, entidade, { registro: 99_999_999 })).statusCode).toBe(404);
  });
});

describe('the files of a comment', () => {
  test('a photo is kept as a JPEG without the data of the camera, a PDF as it came', async () => {
    const cozinheira = await daUnidade();
    const foto = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c00' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'CAMERA DA MARIA' } })
      .toBuffer();
    expect(foto.includes('CAMERA DA MARIA')).toBe(true);
    const { id, arquivos } = await comentado(cozinheira, 'lotes', {
      arquivos: [
        { nome: 'tomate.JPEG', conteudo: emBase64(foto) },
        { nome: 'laudo.pdf', conteudo: emBase64(PDF) },
      ],
    });
    expect(arquivos).toEqual([
      { id: expect.any(Number), nome: 'tomate.jpg', tipo: 'IMAGEM' },
      { id: expect.any(Number), nome: 'laudo.pdf', tipo: 'PDF' },
    ]);
    const [imagem, laudo] = await Promise.all(
      arquivos.map((arquivo) => cozinheira.injetar('GET', `/comentarios/${id}/arquivos/${arquivo.id}`)),
    );
    const [tipo, base64 = ''] = imagem!.body.split(',');
    expect(tipo).toBe('data:image/jpeg;base64');
    const guardada = Buffer.from(base64, 'base64');
    expect(await sharp(guardada).metadata()).toMatchObject({ width: 4, height: 3 });
    expect(guardada.includes('CAMERA DA MARIA')).toBe(false);
    expect(laudo!.body).toBe(`data:application/pdf;base64,${emBase64(PDF)}`);
    // A browser that opens the address shows nothing.
    expect(laudo!.headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['a page', 'pagina.pdf', '<html><script>alert(1)</script>'],
    ['a text', 'foto.jpg', 'uma foto'],
    ['a GIF', 'foto.png', 'GIF89a'],
  ])('%s is refused at its place, whatever its name says, and nothing is written', async (_arquivo, nome, conteudo) => {
    const pessoa = await daUnidade();
    const antes = await lidos(pessoa, 'lotes');
    const resposta = await comentar(pessoa, 'lotes', {
      arquivos: [
        { nome: 'laudo.pdf', conteudo: emBase64(PDF) },
        { nome, conteudo: emBase64(conteudo) },
      ],
    });
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      422,
      [{ campo: 'arquivos.1', mensagem: 'O arquivo não é uma foto (.jpg, .jpeg ou .png) nem um PDF.' }],
    ]);
    expect(await lidos(pessoa, 'lotes')).toEqual(antes);
  });

  test('what only begins like a picture is refused at its place', async () => {
    const quebrada = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    const resposta = await comentar(await daUnidade(), 'lotes', {
      arquivos: [{ nome: 'foto.jpg', conteudo: quebrada.toString('base64') }],
    });
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      422,
      [{ campo: 'arquivos.0', mensagem: 'O arquivo não é uma imagem .jpg, .jpeg ou .png.' }],
    ]);
  });

  test('six files, and files that are too large together, are refused', async () => {
    const pessoa = await daUnidade();
    const umPdf = (bytes: number) => ({ nome: 'laudo.pdf', conteudo: emBase64(PDF.padEnd(bytes)) });
    const recusas = await Promise.all(
      [Array.from({ length: 6 }, () => umPdf(20)), [umPdf(8 * 1_048_576 - 9), umPdf(20)]].map((arquivos) =>
        comentar(pessoa, 'lotes', { arquivos }),
      ),
    );
    expect(recusas.map((recusa) => [recusa.statusCode, recusa.json().errors])).toEqual([
      [422, [{ campo: 'arquivos', mensagem: 'Um comentário leva no máximo 5 arquivos.' }]],
      [
        422,
        [
          {
            campo: 'arquivos',
            mensagem: 'Os arquivos de um comentário têm juntos no máximo 8 MB. Envie uma parte em outro comentário.',
          },
        ],
      ],
    ]);
  });
});

test.each([
  ['texto', { texto: ' ' }, 'Campo obrigatório.'],
  ['texto', { texto: 'x'.repeat(2_001) }, 'Use no máximo 2000 caracteres.'],
  ['entidade', { entidade: 'usuarios' }, 'Escolha uma das opções da lista.'],
])('a wrong %s is refused at its field', async (campo, mudanca, mensagem) => {
  const resposta = await comentar(await daUnidade(), 'lotes', mudanca);
  expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
});

test('a cook who entered by PIN comments on a dish, and on nothing that takes a permission', async () => {
  const cozinheira = await entrarComo(app, {
    permissoes: ['AQUISICOES'],
    estoques: [mercado.unidade.estoque],
    alcance: 'COZINHA',
  });
  const prato = (await criarPrato(app)).id;
  await comentado(cozinheira, 'pratos', { registro: prato, texto: 'Rendeu pouco.' });
  expect(await lidos(cozinheira, 'pratos', prato)).toMatchObject([{ texto: 'Rendeu pouco.', proprio: true }]);
  expect((await comentar(cozinheira, 'aquisicoes')).statusCode).toBe(403);
});

test('a comment that is sent twice with one key is written once and answered twice', async () => {
  const pessoa = await daUnidade();
  const enviar = () =>
    pessoa.injetar('POST', '/comentarios', corpo('lotes', { texto: 'Uma vez só' }), { 'idempotency-key': 'umavez' });
  const respostas = [await enviar(), await enviar()];
  expect(respostas.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(respostas[1]!.json()).toEqual(respostas[0]!.json());
  expect((await lidos(pessoa, 'lotes')).filter(({ texto }) => texto === 'Uma vez só')).toHaveLength(1);
});

test('a comment is deleted by its author only, with its files; the trail keeps its text', async () => {
  const [autora, colega] = [await daUnidade(), await daUnidade('ESTOQUES', 'USUARIOS')];
  const { id } = await comentado(autora, 'pratos', { arquivos: [{ nome: 'laudo.pdf', conteudo: emBase64(PDF) }] });
  const recusa = await colega.injetar('DELETE', `/comentarios/${id}`);
  expect([recusa.statusCode, recusa.json().detail]).toEqual([403, 'Só quem escreveu o comentário pode excluí-lo.']);
  expect((await autora.injetar('DELETE', `/comentarios/${id}`)).statusCode).toBe(204);
  expect((await lidos(colega, 'pratos')).map((comentario) => comentario.id)).not.toContain(id);
  const { rows } = await app.banco.execute(sql`select 1 from arquivos_de_comentarios where comentario_id = ${id}`);
  expect(rows).toEqual([]);
  const trilha = await colega.injetar('GET', `/auditoria?entidade=comentarios&registro=${id}&acao=EXCLUIR`);
  expect(trilha.json().linhas).toMatchObject([
    { antes: { texto: 'A merendeira avisou: veio mole.', arquivos: ['laudo.pdf'] }, depois: null },
  ]);
});

test('a record takes 200 comments', async () => {
  const prato = (await criarPrato(app)).id;
  const pessoa = await daUnidade();
  await app.banco.execute(sql`
    insert into comentarios (prato_id, texto, usuario_id) select ${prato}::int, 'n', 0 from generate_series(1, 199)`);
  await comentado(pessoa, 'pratos', { registro: prato });
  const resposta = await comentar(pessoa, 'pratos', { registro: prato });
  expect([resposta.statusCode, resposta.json().detail]).toEqual([409, 'Este registro já tem 200 comentários.']);
});

test('the comments go with a deleted record, and come back when the deletion is undone', async () => {
  const contrato = await mercado.comprador.injetar('POST', '/aquisicoes', corpoDaAquisicao(mercado));
  const { id } = contrato.json<{ id: number }>();
  const antes = await comentado(mercado.comprador, 'aquisicoes', {
    registro: id,
    arquivos: [{ nome: 'laudo.pdf', conteudo: emBase64(PDF) }],
  });
  expect((await mercado.comprador.injetar('DELETE', `/aquisicoes/${id}`)).statusCode).toBe(204);
  expect((await listar(mercado.comprador, 'aquisicoes', id)).statusCode).toBe(404);
  const desfeita = await mercado.comprador.injetar('POST', '/exclusoes/desfazer', {
    entidade: 'aquisicoes',
    id,
  });
  expect([desfeita.statusCode, desfeita.body]).toEqual([204, '']);
  expect(await lidos(mercado.comprador, 'aquisicoes', id)).toEqual([antes]);
});

describe('the comments of a person', () => {
  test('are in the export of the person’s data, with their files', async () => {
    const pessoa = await daUnidade();
    await comentado(pessoa, 'lotes', { arquivos: [{ nome: 'laudo.pdf', conteudo: emBase64(PDF) }] });
    const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
    const dados = (await gestora.injetar('GET', `/usuarios/${pessoa.usuarioId}/dados`)).json();
    const tabelas = dados.tratamentos.find(({ nome }: { nome: string }) => nome === 'Comentários').tabelas;
    expect(tabelas).toMatchObject([
      {
        titulo: 'Comentários',
        linhas: [['A merendeira avisou: veio mole.', String(pessoa.usuarioId), expect.any(String)]],
      },
      {
        titulo: 'Arquivos dos comentários',
        linhas: [['laudo.pdf', `data:application/pdf;base64,${emBase64(PDF)}`]],
      },
    ]);
  });

  test('stay while the name stays, and are erased when the person is anonymised as a whole', async () => {
    const [colega, assinou, nada] = [await daUnidade(), await daUnidade(), await daUnidade()];
    const doQueAssinou = await comentado(assinou, 'lotes');
    const doOutro = await comentado(nada, 'lotes');
    await app.banco.execute(sql`
      insert into avisos_de_falta (unidade_educacional_id, alimento_id, dia, quantidade, unidade_medida, usuario_id)
      select ${mercado.unidade.id}::int, id, '2026-11-23', 1, 'KG', ${assinou.usuarioId}::int from alimentos limit 1`);
    await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, assinou.usuarioId));
    await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, nada.usuarioId));
    const anonimizar = ({ usuarioId }: Pessoa) =>
      emTransacao({ banco: app.banco, usuario: null }, (tx) => anonimizarUsuario(tx, usuarioId, '2016-01-01'));
    expect([await anonimizar(assinou), await anonimizar(nada)]).toEqual(['PARCIAL', 'COMPLETA']);
    const ids = (await lidos(colega, 'lotes')).map(({ id }) => id);
    expect(ids).toContain(doQueAssinou.id);
    expect(ids).not.toContain(doOutro.id);
  });
});
