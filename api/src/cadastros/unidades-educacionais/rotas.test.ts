import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  gestora = await entrarComo(app, { permissoes: ['UNIDADES'] });
});
afterAll(() => app.close());

const escola = {
  nome: 'escola sol',
  tipoUnidade: 'ESCOLA',
  codigoInep: '35990201',
  cep: '13560-000',
  cidade: 'são carlos',
  logradouro: 'rua a',
  numero: '1',
  bairro: 'centro',
  telefone: '(16) 99999-0001',
};

describe('POST /unidades-educacionais', () => {
  test('registers a school and opens its stock', async () => {
    const resposta = await gestora.injetar('POST', '/unidades-educacionais', escola);
    expect(resposta.statusCode).toBe(201);
    const criada = resposta.json();
    expect(criada).toEqual({
      id: expect.any(Number),
      idIEscolar: null,
      nome: 'ESCOLA SOL',
      tipoUnidade: 'ESCOLA',
      codigoInep: '35990201',
      cep: '13560000',
      cidade: 'SÃO CARLOS',
      logradouro: 'RUA A',
      numero: '1',
      bairro: 'CENTRO',
      telefone: '16999990001',
      nomeDoResponsavel: null,
      localizacao: null,
      pct: null,
      refeicoesPorDia: null,
      alunosAee: null,
      ativa: true,
      estoque: { id: expect.any(Number) },
      versao: 1,
    });
    expect((await gestora.injetar('GET', `/unidades-educacionais/${criada.id}`)).json()).toEqual(criada);
    const todos = (await gestora.injetar('GET', '/estoques')).json();
    expect(todos).toContainEqual({ id: criada.estoque.id, unidadeEducacional: { id: criada.id, nome: 'ESCOLA SOL' } });
  });

  test('an institution needs no INEP code, and a given one is dropped; the neighbourhood may be left out', async () => {
    const semBairro = { ...escola, bairro: undefined };
    const resposta = await gestora.injetar('POST', '/unidades-educacionais', {
      ...semBairro,
      tipoUnidade: 'INSTITUICAO',
      codigoInep: '35990299',
    });
    expect(resposta.json()).toMatchObject({ tipoUnidade: 'INSTITUICAO', codigoInep: null, bairro: null });
  });

  test.each([
    ['nothing at all', {}, ['nome', 'tipoUnidade', 'cep', 'cidade', 'logradouro', 'numero', 'telefone']],
    ['a school without INEP code', { ...escola, codigoInep: '' }, ['codigoInep']],
    ['an INEP code of letters', { ...escola, codigoInep: 'ABCDEFGH' }, ['codigoInep']],
    ['another type', { ...escola, tipoUnidade: 'CRECHE' }, ['tipoUnidade']],
  ])('%s is refused at its fields', async (_nome, corpo, campos) => {
    const resposta = await gestora.injetar('POST', '/unidades-educacionais', corpo);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual(campos);
  });

  test('a repeated INEP code is refused at its field, and no stock is created', async () => {
    await criarUnidade(app, { codigoInep: '35990202' });
    const antes = await app.banco.$count(estoques);
    const repetida = await gestora.injetar('POST', '/unidades-educacionais', { ...escola, codigoInep: '35990202' });
    expect(repetida.statusCode).toBe(409);
    expect(repetida.json().errors).toEqual([
      { campo: 'codigoInep', mensagem: 'Já existe uma unidade com este código INEP.' },
    ]);
    expect(await app.banco.$count(estoques)).toBe(antes);
  });
});

describe('PUT and DELETE /unidades-educacionais/:id', () => {
  test('changes with the version that was read; id and stock in the body change nothing', async () => {
    const unidade = await criarUnidade(app, { idIEscolar: 900 });
    const edicao = { ...escola, codigoInep: '', nome: 'escola lua', id: 1, estoque: { id: 1 }, versao: 1 };
    const alterada = await gestora.injetar('PUT', `/unidades-educacionais/${unidade.id}`, edicao);
    expect(alterada.json()).toMatchObject({
      id: unidade.id,
      nome: 'ESCOLA LUA',
      codigoInep: null,
      idIEscolar: 900,
      estoque: { id: unidade.estoque.id },
      versao: 2,
    });
    expect((await gestora.injetar('PUT', `/unidades-educacionais/${unidade.id}`, edicao)).statusCode).toBe(409);
  });

  test('deletes a unit with its stock', async () => {
    const { id } = await criarUnidade(app);
    expect((await gestora.injetar('DELETE', `/unidades-educacionais/${id}`)).statusCode).toBe(204);
    expect(await app.banco.$count(estoques, eq(estoques.unidadeEducacionalId, id))).toBe(0);
    expect((await gestora.injetar('DELETE', `/unidades-educacionais/${id}`)).statusCode).toBe(404);
  });

  test('a refused deletion names the uses', async () => {
    const { id, estoque } = await criarUnidade(app, { nome: 'ESCOLA CHEIA' });
    const produto = await criarProduto(app, { nome: 'ARROZ 5 KG' });
    await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: produto.id, quantidade: 3 });
    const { usuario } = await entrarComo(app, { estoques: [estoque] });
    const resposta = await gestora.injetar('DELETE', `/unidades-educacionais/${id}`);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().detail).toBe(
      `A unidade Escola Cheia não pode ser excluída: é usada por 1 usuário (${usuario}) e 1 produto em estoque (Arroz 5 kg). Para que deixe de ser oferecida, abra os detalhes da unidade e use Desativar.`,
    );
    const usos = [
      { descricao: '1 usuário', quantidade: 1, registros: [String(usuario)] },
      { descricao: '1 produto em estoque', quantidade: 1, registros: ['Arroz 5 kg'] },
    ];
    expect(resposta.json().emUso).toEqual({ titulo: 'A unidade Escola Cheia não pode ser excluída', usos });
    // The screens that list them are linked for users who may open them.
    const estoquista = await entrarComo(app, { permissoes: ['UNIDADES', 'ESTOQUES'] });
    const { emUso } = (await estoquista.injetar('DELETE', `/unidades-educacionais/${id}`)).json();
    expect(emUso.usos).toEqual([usos[0], { ...usos[1], href: '/estoque' }]);
  });
});

describe('import from the school system', () => {
  const endereco = {
    cep: '13560-000',
    cidade: 'São Carlos',
    logradouro: 'Rua B',
    numero: '2',
    bairro: 'Centro',
    telefone: '(16) 3399-0001',
  };
  /** The same address, as it is registered. */
  const ENDERECO_AQUI = {
    cep: '13560000',
    cidade: 'SÃO CARLOS',
    logradouro: 'RUA B',
    numero: '2',
    bairro: 'CENTRO',
    tipoUnidade: 'ESCOLA',
  } as const;
  const salvar = async (...unidades: object[]) =>
    (await gestora.injetar('POST', '/unidades-educacionais/save', unidades)).json();

  test('a new unit is created with a stock; the same import again changes nothing, another name updates', async () => {
    const nova = {
      ...endereco,
      id: 501,
      nome: 'Escola do Sistema',
      tipoUnidade: 'ESCOLA',
      nomeDoResponsavel: 'Sistema',
      inep: '35990501',
    };
    expect(await salvar(nova)).toEqual({ criadas: 1, atualizadas: 0, inalteradas: 0, falhas: [] });
    expect(await salvar(nova)).toEqual({ criadas: 0, atualizadas: 0, inalteradas: 1, falhas: [] });
    expect(await salvar({ ...nova, nome: 'Escola Nova' })).toMatchObject({ atualizadas: 1 });
    const [unidade, ...outras] = await app.banco
      .select()
      .from(unidadesEducacionais)
      .where(eq(unidadesEducacionais.idIEscolar, 501));
    expect(outras).toEqual([]);
    expect(unidade).toMatchObject({
      nome: 'ESCOLA NOVA',
      tipoUnidade: 'ESCOLA',
      nomeDoResponsavel: 'Sistema',
      codigoInep: '35990501',
      cep: '13560000',
      versao: 2,
    });
    expect(await app.banco.$count(estoques, eq(estoques.unidadeEducacionalId, unidade!.id))).toBe(1);
  });

  test('a unit registered by hand is found by its INEP code, and keeps the fields that the system does not have', async () => {
    const { id } = await criarUnidade(app, {
      codigoInep: '35990502',
      telefone: '1633990009',
      nomeDoResponsavel: 'DONA ANA',
    });
    expect(await salvar({ ...endereco, id: 502, nome: 'Escola Velha', telefone: '', inep: '35990502' })).toMatchObject({
      criadas: 0,
      atualizadas: 1,
    });
    const [unidade] = await app.banco.select().from(unidadesEducacionais).where(eq(unidadesEducacionais.id, id));
    expect(unidade).toMatchObject({
      idIEscolar: 502,
      nome: 'ESCOLA VELHA',
      telefone: '1633990009',
      nomeDoResponsavel: 'DONA ANA',
    });
  });

  test('the body of the specification is enough: a new unit gets a stock and an address to complete, an existing one keeps its data', async () => {
    const corpo = (id: number, nome: string) => ({
      id,
      nome,
      tipoUnidade: 'ESCOLA',
      nomeDoResponsavel: 'Sistema',
      estoque: { id },
    });
    const conhecida = await criarUnidade(app, {
      idIEscolar: 542,
      numero: '88',
      telefone: '1633990009',
      codigoInep: '35990542',
    });
    expect(await salvar(corpo(541, 'Escola Só de Nome'), corpo(542, 'Escola Conhecida'))).toEqual({
      criadas: 1,
      atualizadas: 1,
      inalteradas: 0,
      falhas: [],
    });
    expect(await salvar(corpo(541, 'Escola Só de Nome'), corpo(542, 'Escola Conhecida'))).toEqual({
      criadas: 0,
      atualizadas: 0,
      inalteradas: 2,
      falhas: [],
    });
    const unidades = (await gestora.injetar('GET', '/unidades-educacionais')).json<
      { id: number; idIEscolar: number }[]
    >();
    expect(unidades.find(({ idIEscolar }) => idIEscolar === 541)).toMatchObject({
      nome: 'ESCOLA SÓ DE NOME',
      tipoUnidade: 'ESCOLA',
      nomeDoResponsavel: 'Sistema',
      cep: '',
      cidade: '',
      logradouro: '',
      numero: '',
      bairro: null,
      telefone: null,
      estoque: { id: expect.any(Number) },
    });
    expect(unidades.find(({ id }) => id === conhecida.id)).toMatchObject({
      nome: 'ESCOLA CONHECIDA',
      cep: '13560000',
      cidade: 'CIDADE',
      logradouro: 'RUA',
      numero: '88',
      bairro: 'CENTRO',
      telefone: '1633990009',
      codigoInep: '35990542',
    });
  });

  test('a unit that cannot be written is reported, the others are stored', async () => {
    await criarUnidade(app, { idIEscolar: 503, codigoInep: '35990503' });
    await criarUnidade(app, { codigoInep: '35990504' });
    const resultado = await salvar(
      { ...endereco, id: 505, nome: 'Boa', telefone: 'sem telefone', numero: null },
      { ...endereco, id: 506, nome: '', cep: '123' },
      { ...endereco, id: 503, nome: 'Com o INEP de outra', inep: '35990504' },
    );
    expect(resultado).toEqual({
      criadas: 1,
      atualizadas: 0,
      inalteradas: 0,
      falhas: [
        { id: 506, nome: 'Unidade 506', mensagem: 'Nome: Campo obrigatório. CEP: CEP inválido. Use 99999-999.' },
        { id: 503, nome: 'Com o INEP de outra', mensagem: 'Já existe uma unidade com este código INEP.' },
      ],
    });
    const [boa] = await app.banco.select().from(unidadesEducacionais).where(eq(unidadesEducacionais.idIEscolar, 505));
    expect(boa).toMatchObject({ telefone: null, numero: 'S/N', codigoInep: null });
  });

  const conferir = async (...unidades: object[]) =>
    (await gestora.injetar('POST', '/unidades-educacionais/conferencia', unidades)).json();

  test('the preview lists each unit and field and writes nothing', async () => {
    const { id } = await criarUnidade(app, {
      ...ENDERECO_AQUI,
      idIEscolar: 510,
      codigoInep: '35990510',
      nome: 'ESCOLA CORRIGIDA',
      telefone: '1633990999',
    });
    await criarUnidade(app, {
      ...ENDERECO_AQUI,
      idIEscolar: 511,
      codigoInep: null,
      nome: 'ESCOLA IGUAL',
      telefone: '1633990001',
    });
    const total = await app.banco.$count(unidadesEducacionais);
    expect(
      await conferir(
        { ...endereco, id: 510, nome: 'Escola do Sistema', numero: null },
        { ...endereco, id: 511, nome: 'Escola Igual' },
        { ...endereco, id: 512, nome: 'Escola Nova' },
        { ...endereco, id: 513, nome: 'CEP errado', cep: '123' },
      ),
    ).toEqual([
      {
        id: 510,
        nome: 'ESCOLA CORRIGIDA',
        cidade: 'SÃO CARLOS',
        situacao: 'ALTERADA',
        versao: 1,
        motivo: null,
        mudancas: [
          { campo: 'nome', de: 'ESCOLA CORRIGIDA', para: 'ESCOLA DO SISTEMA' },
          { campo: 'telefone', de: '1633990999', para: '1633990001' },
        ],
      },
      { id: 511, nome: 'ESCOLA IGUAL', cidade: 'SÃO CARLOS', situacao: 'IGUAL', versao: 1, mudancas: [], motivo: null },
      { id: 512, nome: 'ESCOLA NOVA', cidade: 'SÃO CARLOS', situacao: 'NOVA', versao: 0, mudancas: [], motivo: null },
      {
        id: 513,
        nome: 'CEP errado',
        cidade: null,
        situacao: 'RECUSADA',
        versao: 0,
        mudancas: [],
        motivo: 'CEP: CEP inválido. Use 99999-999.',
      },
    ]);
    expect(await app.banco.$count(unidadesEducacionais)).toBe(total);
    const [unidade] = await app.banco.select().from(unidadesEducacionais).where(eq(unidadesEducacionais.id, id));
    expect(unidade).toMatchObject({ nome: 'ESCOLA CORRIGIDA', versao: 1 });
  });

  test('only the chosen fields are written', async () => {
    const { id } = await criarUnidade(app, {
      ...ENDERECO_AQUI,
      idIEscolar: 520,
      nome: 'ESCOLA CORRIGIDA',
      telefone: '1633990999',
    });
    expect(
      await salvar({ ...endereco, id: 520, nome: 'Escola do Sistema', numero: '77', versao: 1, campos: ['numero'] }),
    ).toMatchObject({ atualizadas: 1, falhas: [] });
    const [unidade] = await app.banco.select().from(unidadesEducacionais).where(eq(unidadesEducacionais.id, id));
    expect(unidade).toMatchObject({ nome: 'ESCOLA CORRIGIDA', telefone: '1633990999', numero: '77', versao: 2 });
  });

  test('a unit that was changed, registered or deleted since the preview is not overwritten', async () => {
    await criarUnidade(app, { ...ENDERECO_AQUI, idIEscolar: 530, nome: 'ESCOLA MUDADA', versao: 3 });
    await criarUnidade(app, { ...ENDERECO_AQUI, idIEscolar: 531, nome: 'ESCOLA QUE APARECEU' });
    const mensagem = 'A unidade mudou no cadastro depois da busca. Busque as unidades de novo para ver o que há agora.';
    const { falhas, ...feito } = await salvar(
      { ...endereco, id: 530, nome: 'Outro nome', versao: 2, campos: ['nome'] },
      { ...endereco, id: 531, nome: 'Outro nome', versao: 0 },
      { ...endereco, id: 532, nome: 'Escola apagada', versao: 1, campos: ['nome'] },
    );
    expect(feito).toEqual({ criadas: 0, atualizadas: 0, inalteradas: 0 });
    expect(falhas.map((falha: { id: number; mensagem: string }) => [falha.id, falha.mensagem])).toEqual([
      [530, mensagem],
      [531, mensagem],
      [532, mensagem],
    ]);
    expect(await app.banco.$count(unidadesEducacionais, eq(unidadesEducacionais.idIEscolar, 532))).toBe(0);
  });

  test('two imports at the same time create each unit once', async () => {
    const unidades = Array.from({ length: 5 }, (_, i) => ({ ...endereco, id: 600 + i, nome: `Escola ${i}` }));
    const resultados = await Promise.all([salvar(...unidades), salvar(...unidades)]);
    expect(resultados.map(({ falhas }) => falhas)).toEqual([[], []]);
    expect(resultados[0].criadas + resultados[1].criadas).toBe(5);
  });

  test('the stand-in serves every user who may import', async () => {
    const lista = await gestora.injetar('GET', '/sistema-escolar/unidades');
    expect(lista.json()).toContainEqual(expect.objectContaining({ id: 106, inep: '35990106' }));
    const usuarios = await entrarComo(app, { permissoes: ['USUARIOS'] });
    expect((await usuarios.injetar('GET', '/sistema-escolar/unidades')).statusCode).toBe(200);
    expect((await (await entrarComo(app)).injetar('GET', '/sistema-escolar/unidades')).statusCode).toBe(403);
  });
});
