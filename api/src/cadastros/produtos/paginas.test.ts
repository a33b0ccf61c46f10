import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  ORDENS_PRODUTO,
  SENTIDOS,
  type ArquivoEmBase64,
  type OrdemProduto,
  type Produto,
} from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { chaveDoNome } from '../../banco/chave-do-nome.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarProduto } from '../../teste/fabricas.js';
import { CURSORES_QUEBRADOS, lerPagina, lerTodas } from '../../teste/paginas.js';

const URL = '/produtos/pagina';

let app: FastifyInstance;
let pessoa: Pessoa;

beforeAll(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app);
  const itens = [
    await criarItem(app, { nome: 'PÃO FRANCÊS' }),
    await criarItem(app, { nome: 'AÇÚCAR' }),
    await criarItem(app, { nome: 'AVEIA' }),
  ];
  for (let n = 0; n < 23; n += 1)
    await criarProduto(app, {
      itemId: itens[n % 3]!.id,
      nome: `${['PÃO', 'AÇÚCAR', 'ÓLEO 100%'][(n * 2) % 3]} ${(n * 7) % 23} KG`,
      unidadeProduto: ['SACO', 'GALAO', 'DUZIA'][n % 3]!,
      isPerecivel: n % 4 === 0,
    });
});
afterAll(() => app.close());

const inteira = async (): Promise<Produto[]> => (await pessoa.injetar('GET', '/produtos')).json();
const nomes = async (busca: object) => (await lerTodas<Produto>(pessoa, URL, busca)).map(({ nome }) => nome);

const UNIDADES: Record<string, string> = { SACO: 'Saco', GALAO: 'Galão', DUZIA: 'Dúzia' };
const COMPARAR: Record<OrdemProduto, (a: Produto, b: Produto) => number> = {
  nome: (a, b) => compararTextos(a.nome, b.nome),
  item: (a, b) => compararTextos(a.item.nome, b.item.nome),
  unidade: (a, b) => compararTextos(UNIDADES[a.unidadeProduto]!, UNIDADES[b.unidadeProduto]!),
  perecivel: (a, b) => Number(a.isPerecivel) - Number(b.isPerecivel),
};

test('the pages are the whole list, in any order, with any search', async () => {
  const todos = await inteira();
  expect(todos).toHaveLength(23);
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom(...ORDENS_PRODUTO), { nil: undefined }),
      fc.constantFrom(...SENTIDOS),
      fc.integer({ min: 1, max: 24 }),
      fc.record({ nome: fc.constant('pao'), item: fc.constant('Frances') }, { requiredKeys: [] }),
      async (ordem, sentido, porPagina, busca) => {
        const esperados = todos.filter(
          ({ nome, item }) => (!busca.nome || nome.startsWith('PÃO')) && (!busca.item || item.nome === 'PÃO FRANCÊS'),
        );
        const sinal = sentido === 'DECRESCENTE' ? -1 : 1;
        if (ordem) esperados.sort((a, b) => sinal * COMPARAR[ordem](a, b));
        const pedida = { ...busca, ordem, sentido, porPagina };
        expect(await lerTodas(pessoa, URL, pedida)).toEqual(esperados);
        const { total, semFiltro } = await lerPagina(pessoa, URL, pedida);
        expect([total, semFiltro]).toEqual([esperados.length, 23]);
      },
    ),
    { numRuns: 40 },
  );
});

test('a search shows names that begin with it first, then words, then other parts, on any page', async () => {
  const { id: itemId } = await criarItem(app, { nome: 'COMIDA' });
  for (const nome of ['COUVE MANTEIGA MAÇO', 'TOMACO', 'MACARRÃO PARAFUSO']) await criarProduto(app, { itemId, nome });
  const esperados = ['MACARRÃO PARAFUSO', 'COUVE MANTEIGA MAÇO', 'TOMACO'];
  expect(await nomes({ texto: 'mac', porPagina: 1 })).toEqual(esperados);
  expect(await nomes({ nome: 'mac', porPagina: 2 })).toEqual(esperados);
  expect(await nomes({ nome: 'mac', ordem: 'nome' })).toEqual(['COUVE MANTEIGA MAÇO', 'MACARRÃO PARAFUSO', 'TOMACO']);
});

test('a word with a typing error finds its products where no product has it', async () => {
  const { id: itemId } = await criarItem(app, { nome: 'BEBIDA' });
  for (const nome of ['ACHOCOLATADO EM PÓ', 'CHÁ MATE']) await criarProduto(app, { itemId, nome });
  expect(await nomes({ texto: 'achocolotado' })).toEqual(['ACHOCOLATADO EM PÓ']);
  expect(await nomes({ nome: 'achocolotado', porPagina: 1 })).toEqual(['ACHOCOLATADO EM PÓ']);
  expect(await nomes({ texto: 'ch9' })).toEqual([]);
  // The page marks them.
  const parecidas = async (texto: string) => (await lerPagina(pessoa, URL, { texto })).parecidas;
  expect(await parecidas('achocolotado')).toBe(true);
  expect(await parecidas('achocolatado')).toBeUndefined();
  expect(await parecidas('abacateiro')).toBe(false);
});

test('a choice finds words of the product and of its item, as they are shown, and those that were chosen by id', async () => {
  const { id: item } = await criarItem(app, { nome: 'FEIJÃO (CARIOCA)' });
  const feijao = await criarProduto(app, { itemId: item, nome: 'TIPO 1 - SACO' });
  for (const texto of ['feijao', ' TIPO 1  ', 'Tipo 1 - saco – Feijão (carioca)', 'saco carioca', '(tipo) feij'])
    expect(await nomes({ texto })).toEqual(['TIPO 1 - SACO']);
  expect(await nomes({ texto: 'feijao aveia' })).toEqual([]);
  // What means something in a pattern is text.
  expect(await nomes({ texto: '100_' })).toEqual([]);
  expect(await nomes({ texto: '100% 0' })).toHaveLength(8);
  // Rows that are pasted name products whole.
  expect(await nomes({ nomes: 'tipo 1 - SACO\nacucar 4 kg\nAÇÚCAR' })).toEqual(['AÇÚCAR 4 KG', 'TIPO 1 - SACO']);
  const [primeiro] = await inteira();
  expect(await nomes({ ids: `${feijao.id},${primeiro!.id},999999` })).toEqual([primeiro!.nome, 'TIPO 1 - SACO']);
});

test('an unreadable parameter is refused at its place', async () => {
  // The last one has a text where others have a day.
  for (const apos of CURSORES_QUEBRADOS.slice(0, -1))
    expect((await lerPagina(pessoa, URL, { apos })).campos).toEqual(['apos']);
  expect((await lerPagina(pessoa, URL, { ids: '1,x' })).campos).toEqual(['ids']);
  expect((await lerPagina(pessoa, URL, { ordem: 'medida' })).campos).toEqual(['ordem']);
  expect((await lerPagina(pessoa, URL, { texto: 'x'.repeat(201) })).campos).toEqual(['texto']);
});

test('the export has all products that the search selects, in its order', async () => {
  const gestora = await entrarComo(app, { permissoes: ['PRODUTOS'] });
  const exportar = async (pedida: object) => {
    const resposta = await gestora.injetar('POST', '/exportacoes/produtos', { formato: 'CSV', ...pedida });
    if (resposta.statusCode !== 200) return resposta.json<{ errors: { campo: string }[] }>().errors;
    const [, ...linhas] = Buffer.from(resposta.json<ArquivoEmBase64>().conteudo, 'base64')
      .toString()
      .trim()
      .split('\r\n');
    return linhas.map((linha) => linha.split(';')[0]);
  };
  const busca = { nome: 'acucar', ordem: 'nome', sentido: 'DECRESCENTE' };
  const achados = await exportar({ busca });
  expect(achados).toHaveLength(7);
  expect(achados).toEqual(await nomes(busca));
  expect(await exportar({ busca: {} })).toEqual((await inteira()).map(({ nome }) => nome));
  expect(await exportar({ busca: { ordem: 'medida' } })).toMatchObject([{ campo: 'busca.ordem' }]);
});

test('the key of a name is kept right by the database, whatever a statement writes', async () => {
  const { id } = await criarProduto(app, { nome: 'AÇAÍ 2 KG', chave: 'z' });
  const chaveDele = async () => {
    const { rows } = await app.banco.execute<{ chave: string; certa: boolean }>(
      sql`select chave, chave = ${chaveDoNome(sql`nome`)} as certa from produtos where id = ${id}`,
    );
    return rows[0];
  };
  expect(await chaveDele()).toEqual({ chave: 'acai 000000002 kg', certa: true });
  await app.banco.execute(sql`update produtos set nome = 'ÉBANO 0000000000012' where id = ${id}`);
  expect(await chaveDele()).toEqual({ chave: 'ebano 000000012', certa: true });
  await app.banco.execute(sql`update produtos set chave = 'a' where id = ${id}`);
  expect(await chaveDele()).toEqual({ chave: 'ebano 000000012', certa: true });
  await app.banco.execute(sql`delete from produtos where id = ${id}`);
});
