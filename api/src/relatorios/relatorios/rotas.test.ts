import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  NutrienteDaFicha,
  CalendarioResumido,
  DocumentoEmitido,
  RelatorioCalendario,
  RelatorioPrato,
  RelatorioPreparo,
} from '@merenda/shared/contratos';
import { DOCUMENTO_NAO_CONFIRMADO } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas } from '../../banco/esquema/acesso/acesso.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { referenciasNutricionais } from '../../banco/esquema/cadastros/convencoes.js';
import { substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { documentosEmitidos } from '../../banco/esquema/relatorios/documentos.js';
import { partesDoZip } from '../../nucleo/zip.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLancamento } from '../../teste/cardapios.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { criarFornecedor, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { lerPdf, lerQrs } from '../../teste/pdf.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';
import { emitir as gravarEmissao } from '../documentos-emitidos/gravacao.js';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  unidade = await criarUnidade(app, { nome: 'EM JARDIM' });
  pessoa = await entrarComo(app, {
    permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS', 'ESTOQUES', 'FORNECEDORES'],
    estoques: [unidade.estoque],
  });
});
afterAll(() => app.close());

const valorDe = (nutrientes: readonly NutrienteDaFicha[], nome: string) =>
  nutrientes.find((um) => um.nome === nome)?.valor;

test('the calendar: each day with the dishes actually served, and the mean compared with the norm', async () => {
  const { caloria, sodio } = await semearNutrientes(app);
  const etapa = await criarEtapa(app);
  await app.banco.insert(referenciasNutricionais).values({
    norma: 'Resolução',
    fonte: 'DOU',
    faixaEtariaId: etapa.faixaEtaria.id,
    modalidade: 'PARCIAL1',
    coberturaPct: 20,
    nutriente: 'caloria',
    unidade: 'kcal',
    minimo: '300',
    carater: 'obrigatorio',
    certeza: 'verificado',
    vigente: true,
  });
  const cozinha = cozinheiroDe(app, pessoa);
  // 100 kcal and 10 mg in 100 g; 50 kcal and unknown sodium.
  const arroz = await cozinha.alimento({ [caloria]: 100, [sodio]: 10 });
  const caldo = await cozinha.alimento({ [caloria]: 50 });
  const prato = async (alimento: { id: number }, gramas: number) =>
    cozinha.prato(
      [await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: gramas, unidadeMedida: 'G' }])],
      { id: etapa.id },
    );
  const [cheio, leve] = [await prato(arroz, 300), await prato(caldo, 200)];
  const cardapio = await cozinha.cardapio([cheio], { id: etapa.id });
  await criarLancamento(app, unidade, cardapio, '2026-03-02');
  const trocado = await criarLancamento(app, unidade, cardapio, '2026-03-03');
  await app.banco
    .insert(substituicoes)
    .values({ lancamentoId: trocado.id, substituidoId: cheio.id, substitutoId: leve.id });
  await criarLancamento(app, unidade, cardapio, '2026-03-04');

  const lido = (
    await pessoa.injetar('GET', `/relatorios/cardapios-calendario?de=02/03/2026&para=2026-03-03&unidade=${unidade.id}`)
  ).json<RelatorioCalendario>();
  expect(lido.unidade).toEqual({ id: unidade.id, nome: 'EM JARDIM' });
  expect(
    lido.dias.map(({ data, cardapio: um, nutrientes }) => [
      data,
      um.id,
      valorDe(nutrientes, 'caloria'),
      valorDe(nutrientes, 'sodio'),
    ]),
  ).toEqual([
    ['02/03/2026', cardapio.id, 300, 30],
    ['03/03/2026', cardapio.id, 100, 0],
  ]);
  expect(lido.dias.map(({ pratos }) => pratos)).toEqual([
    [{ hora: '10:00', tipo: 'ALMOCO', prato: { id: cheio.id, nome: cheio.nome }, substituido: null }],
    [
      {
        hora: '10:00',
        tipo: 'ALMOCO',
        prato: { id: leve.id, nome: leve.nome },
        substituido: { id: cheio.id, nome: cheio.nome },
      },
    ],
  ]);
  // With each menu, dish and sheet once: of four days the third is like the first.
  await criarLancamento(app, unidade, cardapio, '2026-03-05');
  const ate = async (caminho: string) =>
    pessoa.injetar('GET', `/relatorios/${caminho}?de=02/03/2026&para=05/03/2026&unidade=${unidade.id}`);
  const resumido = (await ate('cardapios-calendario/resumido')).json<CalendarioResumido>();
  expect(resumido.cardapios).toEqual([{ id: cardapio.id, nome: cardapio.nome }]);
  expect(resumido.pratos.map(({ id }) => id)).toEqual([cheio.id, leve.id]);
  expect(resumido.dias.map((dia) => [dia.cardapio, dia.nutrientes, dia.pratos[0]])).toEqual([
    [0, 0, { hora: '10:00', tipo: 'ALMOCO', prato: 0, substituido: null }],
    [0, 1, { hora: '10:00', tipo: 'ALMOCO', prato: 1, substituido: 0 }],
    [0, 0, { hora: '10:00', tipo: 'ALMOCO', prato: 0, substituido: null }],
    [0, 0, { hora: '10:00', tipo: 'ALMOCO', prato: 0, substituido: null }],
  ]);
  const inteiro = (await ate('cardapios-calendario')).json<RelatorioCalendario>();
  expect(resumido.dias.map((dia) => [dia.data, resumido.fichas[dia.nutrientes]])).toEqual(
    inteiro.dias.map(({ data, nutrientes }) => [data, nutrientes]),
  );
  const { unidade: sua, medias, nutricionista } = inteiro;
  expect([resumido.unidade, resumido.medias, resumido.nutricionista]).toEqual([sua, medias, nutricionista]);

  expect(lido.medias).toHaveLength(1);
  const [media] = lido.medias;
  expect(media).toMatchObject({
    categoria: etapa,
    modalidade: { nome: 'PARCIAL1' },
    cardapios: 2,
    referencia: { norma: 'Resolução', nutrientes: { caloria: { minimo: 300 } } },
  });
  expect(valorDe(media?.nutrientes ?? [], 'caloria')).toBe(200);
  expect(media?.nutrientes.find(({ nome }) => nome === 'sodio')).toMatchObject({ valor: 15, ausentes: [caldo.nome] });
});

test('a recipe is signed by its creator only when that is a nutritionist; a dish has the recipes of its preparations', async () => {
  const cozinha = cozinheiroDe(app, pessoa);
  const alimento = await cozinha.alimento();
  const preparo = await cozinha.preparo(
    [{ alimento: { id: alimento.id }, quantidade: 300, unidadeMedida: 'G', fatorCorrecao: 1.17 }],
    { porcoes: 10 },
  );
  const ler = async () => (await pessoa.injetar('GET', `/relatorios/preparos/${preparo.id}`)).json<RelatorioPreparo>();
  expect(await ler()).toMatchObject({ id: preparo.id, criador: { id: pessoa.usuarioId }, nutricionista: null });
  const { criador } = await ler();
  await app.banco
    .update(pessoas)
    .set({ pessoaTipo: 'NUTRICIONISTA', crn: 'CRN-09/12345' })
    .where(eq(pessoas.nome, criador?.nome ?? ''));
  expect((await ler()).nutricionista).toEqual({ nome: criador?.nome, crn: 'CRN-09/12345' });

  const prato = await cozinha.prato([preparo], { id: (await criarEtapa(app)).id });
  await app.banco.update(municipio).set({ nutricionistaNome: 'Ana', nutricionistaCrn: 'CRN-09/54321' });
  const lido = (await pessoa.injetar('GET', `/relatorios/pratos/${prato.id}`)).json<RelatorioPrato>();
  expect(lido.nutricionista).toEqual({ nome: 'Ana', crn: 'CRN-09/54321' });
  expect(lido.preparos).toMatchObject([
    {
      preparo: {
        id: preparo.id,
        porcoes: 10,
        ingredientes: [{ alimento: { id: alimento.id }, quantidade: 300, pesoBruto: 351, fatorCorrecao: 1.17 }],
      },
    },
  ]);
});

test('a period that ends before it begins is refused', async () => {
  const resposta = await pessoa.injetar(
    'GET',
    `/relatorios/cardapios-calendario?de=2026-03-03&para=2026-03-02&unidade=${unidade.id}`,
  );
  expect(resposta.statusCode).toBe(422);
  expect(resposta.json().errors).toEqual([{ campo: 'para', mensagem: 'A data final é anterior à inicial.' }]);
});

test('a stock with its unit and its lots; suppliers of the requested type', async () => {
  const produto = await criarProduto(app, { nome: 'ARROZ 1 KG' });
  await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: produto.id,
    quantidade: 7.5,
    numero: 'L1',
  });
  const estoque = (await pessoa.injetar('GET', `/relatorios/estoques/${unidade.estoque.id}`)).json();
  expect(estoque).toMatchObject({
    estoque: { unidadeEducacional: { nome: 'EM JARDIM' } },
    produtosEstoque: [{ quantidade: 7.5, produtoLote: { numero: 'L1', produto: { nome: 'ARROZ 1 KG' } } }],
  });

  const [juridico] = [
    await criarFornecedor(app),
    await criarFornecedor(app, { fornecedorTipo: 'FISICO', nome: 'PRODUTOR', nomeFantasia: null, razaoSocial: null }),
  ];
  const lidos = (await pessoa.injetar('GET', '/relatorios/fornecedores?fornecedorTipo=JURIDICO')).json<
    { id: number }[]
  >();
  expect(lidos.map(({ id }) => id)).toEqual([juridico.id]);
  expect((await pessoa.injetar('GET', '/relatorios/fornecedores')).statusCode).toBe(422);
});

test('a user who reads foods and suppliers only as look-ups gets no report of them', async () => {
  const outra = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [unidade.estoque] });
  for (const caminho of ['alimentos', 'fornecedores?fornecedorTipo=FISICO']) {
    expect((await outra.injetar('GET', `/${caminho}`)).statusCode).toBe(200);
    expect((await outra.injetar('GET', `/relatorios/${caminho}`)).statusCode).toBe(403);
  }
});

const PAPEL = {
  titulo: 'Recebimento 5/2026',
  tabelas: [{ colunas: [{ titulo: 'Produto' }], linhas: [['MACARRÃO']], vazia: 'Nada.' }],
  assinaturas: [{ papel: 'Quem recebeu' }],
};

/** A PDF, or a zip, of these addresses, one sheet each. */
async function emitir(enderecos: readonly string[], { formato = 'PDF', folha = PAPEL, quem = pessoa } = {}) {
  const corpo = { formato, folhas: enderecos.map(() => folha), enderecos };
  return quem.injetar('POST', '/relatorios/arquivo', corpo);
}

async function emitido(...argumentos: Parameters<typeof emitir>): Promise<{ nome: string; bytes: Buffer }> {
  const resposta = await emitir(...argumentos);
  expect(resposta.statusCode).toBe(200);
  const { nome, conteudo } = resposta.json<{ nome: string; conteudo: string }>();
  return { nome, bytes: Buffer.from(conteudo, 'base64') };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const codigosDe = (bytes: Buffer): string[] => lerQrs(bytes).map((endereco) => endereco.slice(-16));
const conferir = (codigo = '', quem = pessoa) => quem.injetar('GET', `/documentos-emitidos/${codigo}`);
const doEstoque = (): string => `/relatorio/estoque/${unidade.estoque.id}`;
const guardados = async (): Promise<number> => app.banco.$count(documentosEmitidos);

test('a report is a PDF with the letterhead, its author and the time; what is no paper is refused', async () => {
  const enderecos = [doEstoque(), '/relatorio/fornecedores/JURIDICO?sel=1,2'];
  const corpo = { formato: 'PDF', folhas: [PAPEL, { ...PAPEL, deitada: true }], enderecos };
  const resposta = await pessoa.injetar('POST', '/relatorios/arquivo', corpo);
  expect(resposta.statusCode).toBe(200);
  const { nome, conteudo } = resposta.json<{ nome: string; conteudo: string }>();
  expect(nome).toBe('Recebimento 5-2026 e mais 1.pdf');
  const { paginas } = lerPdf(Buffer.from(conteudo, 'base64'));
  expect(paginas.map(({ largura, altura }) => largura > altura)).toEqual([false, true]);
  for (const { palavras } of paginas) {
    const texto = palavras.map((palavra) => palavra.texto).join(' ');
    expect(texto).toContain('SECRETARIA');
    expect(texto).toContain('MACARRÃO');
    expect(texto).toMatch(/Emitido por PESSOA \d+ em \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect(texto).toContain('Página 1 de 1');
  }
  const antes = await guardados();
  for (const [errado, campo] of [
    [{ ...corpo, folhas: [], enderecos: [] }, 'folhas'],
    [{ ...corpo, formato: 'DOCX' }, 'formato'],
    [{ ...corpo, folhas: [{ ...PAPEL, titulo: '' }, PAPEL] }, 'folhas.0.titulo'],
    [{ ...corpo, enderecos: undefined }, 'enderecos'],
    [{ ...corpo, enderecos: enderecos.slice(1) }, 'enderecos'],
    [{ ...corpo, formato: 'ZIP', enderecos: [doEstoque(), '/relatorio/constructor/1'] }, 'enderecos.1'],
  ] as const) {
    const recusa = await pessoa.injetar('POST', '/relatorios/arquivo', errado);
    expect(recusa.statusCode).toBe(422);
    expect(recusa.json<{ errors: { campo: string }[] }>().errors.map((erro) => erro.campo)).toEqual([campo]);
  }
  expect(await guardados()).toBe(antes);
});

test('the code of a PDF confirms its number, title, author and the hash of its bytes', async () => {
  const { bytes } = await emitido([doEstoque()]);
  const [codigo] = codigosDe(bytes);
  const resposta = await conferir(codigo);
  expect(resposta.statusCode).toBe(200);
  const lido = resposta.json<DocumentoEmitido>();
  expect(lido).toEqual({
    numero: expect.any(Number),
    ano: expect.any(Number),
    titulo: 'Recebimento 5/2026',
    emitidoEm: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    autor: expect.stringMatching(/^PESSOA \d+$/),
    sha256: sha256(bytes),
    endereco: doEstoque(),
  });
  const escrito = lerPdf(bytes)
    .paginas[0]!.palavras.map(({ texto }) => texto)
    .join(' ');
  expect(escrito).toContain(`Documento ${lido.numero}/${lido.ano} – confira em `);
});

test('a code that is not there and one of a record that the user may not read are refused with one sentence', async () => {
  const [codigo = ''] = codigosDe((await emitido([doEstoque()])).bytes);
  const outra = await criarUnidade(app, { nome: 'EM LAGOA' });
  const deFora = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [outra.estoque] });
  const semPermissao = await entrarComo(app, { permissoes: ['PRATOS'], estoques: [unidade.estoque] });
  const colega = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
  const trocado = `${codigo.startsWith('A') ? 'B' : 'A'}${codigo.slice(1)}`;
  const recusas = [await conferir(trocado), await conferir(codigo, deFora), await conferir(codigo, semPermissao)];
  expect(recusas.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(recusas.map((recusa) => recusa.json<{ detail: string }>().detail))).toEqual(
    new Set([DOCUMENTO_NAO_CONFIRMADO]),
  );
  expect((await conferir(codigo, colega)).statusCode).toBe(200);
  expect((await conferir(codigo.slice(1))).statusCode).toBe(422);
});

test('who may not read a report issues no PDF of it, and nothing is left of the attempt', async () => {
  const outra = await criarUnidade(app);
  const antes = await guardados();
  const recusas = await Promise.all(
    [
      `/relatorio/estoque/${outra.estoque.id}`,
      `/relatorio/cardapio-impresso/${outra.id}?de=01032026&para=31032026`,
      '/relatorio/usuarios/false',
      '/relatorio/recebimento-compra/1',
      '/relatorio/estoque',
    ].map(async (endereco) => (await emitir([doEstoque(), endereco])).statusCode),
  );
  expect(recusas).toEqual([403, 403, 403, 403, 404]);
  expect(await guardados()).toBe(antes);
});

test('the figures of the secretary are issued of all units of the user, or of one of them', async () => {
  const { id: outra } = await criarUnidade(app);
  const compradora = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [unidade.estoque] });
  const daUnidade = (id: number | string) => `/relatorio/numeros-da-secretaria${id}`;
  const respostas = [];
  for (const endereco of [daUnidade(''), daUnidade(`/${unidade.id}`), daUnidade(`/${outra}`)])
    respostas.push((await emitir([endereco], { quem: compradora })).statusCode);
  expect(respostas).toEqual([200, 200, 403]);
});

test('papers that are issued at the same time have numbers that follow each other, and one file has one hash', async () => {
  const antes = await guardados();
  const arquivos = await Promise.all([1, 2, 3].map(() => emitido([doEstoque(), doEstoque()])));
  const lidos = await Promise.all(
    arquivos.flatMap(({ bytes }) =>
      codigosDe(bytes).map(async (codigo) => (await conferir(codigo)).json<DocumentoEmitido>()),
    ),
  );
  const numeros = lidos.map(({ numero }) => numero).sort((a, b) => a - b);
  const [primeiro = 0] = numeros;
  expect(numeros).toEqual([0, 1, 2, 3, 4, 5].map((n) => primeiro + n));
  expect(lidos.map((lido) => lido.sha256)).toEqual(arquivos.flatMap(({ bytes }) => [sha256(bytes), sha256(bytes)]));
  expect(await guardados()).toBe(antes + 6);
});

test('a zip has a PDF of each sheet, with a name and a hash of its own', async () => {
  const { nome, bytes } = await emitido([doEstoque(), doEstoque()], { formato: 'ZIP' });
  expect(nome).toBe('Recebimento 5-2026 e mais 1.zip');
  const partes = Array.from(partesDoZip(bytes, { partes: 2, porParte: 1e7, total: 1e7 }));
  expect(partes.map((parte) => parte.nome)).toEqual(['Recebimento 5-2026.pdf', 'Recebimento 5-2026 (2).pdf']);
  for (const { conteudo } of partes) {
    const [codigo] = codigosDe(conteudo);
    expect((await conferir(codigo)).json<DocumentoEmitido>().sha256).toBe(sha256(conteudo));
  }
});

test('a paper that cannot be written leaves no number behind, and the next one gets it', async () => {
  const numeroDe = async () => {
    const [codigo] = codigosDe((await emitido([doEstoque()])).bytes);
    return (await conferir(codigo)).json<DocumentoEmitido>().numero;
  };
  const antes = await numeroDe();
  const contexto = { banco: app.banco, usuario: { id: pessoa.usuarioId } } as Contexto;
  const papel = { tipo: 'estoque', registroId: unidade.estoque.id, endereco: doEstoque(), titulo: 'X' } as const;
  await expect(
    gravarEmissao(contexto, [papel, papel], async () => {
      throw new Error('no paper');
    }),
  ).rejects.toThrow('no paper');
  expect(await numeroDe()).toBe(antes + 1);
});

test('the receipt of a kit keeps the name of the student on paper only', async () => {
  const { bytes } = await emitido([`/relatorio/kit-merenda/${unidade.estoque.id}/77`], {
    folha: { ...PAPEL, titulo: 'Recibo de Entrega de Kit Merenda – ANA CLARA, 05/03/2026' },
  });
  const [codigo] = codigosDe(bytes);
  expect((await conferir(codigo)).json<DocumentoEmitido>().titulo).toBe('Recibo de Entrega de Kit Merenda');
});

test('who closes the connection gives the papers up: nothing is left of them', async () => {
  const endereco = await app.listen({ port: 0 });
  const antes = await guardados();
  const desistencia = new AbortController();
  const enderecos = Array.from({ length: 200 }, doEstoque);
  const pedido = fetch(`${endereco}/api/relatorios/arquivo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${pessoa.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ formato: 'ZIP', folhas: enderecos.map(() => PAPEL), enderecos }),
    signal: desistencia.signal,
  });
  const recusado = expect(pedido).rejects.toThrow('aborted');
  await esperarAte(async () => (await guardados()) === antes + 200);
  desistencia.abort();
  await recusado;
  await esperarAte(async () => (await guardados()) === antes);
  expect((await emitir([doEstoque()])).statusCode).toBe(200);
});
