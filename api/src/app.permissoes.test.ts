import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import Fastify, { type FastifyInstance } from 'fastify';
import banco from './plugins/banco.js';
import erros from './plugins/erros.js';
import permissao, { type RotaDeclarada } from './plugins/permissao.js';
import sessao from './plugins/sessao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from './teste/app.js';
import { bancoDeTeste } from './teste/banco.js';
import { criarUnidade } from './teste/fabricas.js';

/** Not the id of anything, nor a date, though as long as one: whoever is let through meets 404 or 422, and nothing changes. */
const NINGUEM = 99_999_999;

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

// Everything below is made of what the routes declare: a route that is added later is tested without a line here.
let app: FastifyInstance;
let minha: Unidade;
let alheia: Unidade;
const pessoas = new Map<Permissao | null, Pessoa>();

beforeAll(async () => {
  app = await criarAppDeTeste();
  minha = await criarUnidade(app);
  alheia = await criarUnidade(app);
  for (const permissao of [null, ...PERMISSOES]) {
    pessoas.set(
      permissao,
      await entrarComo(app, { permissoes: permissao ? [permissao] : [], estoques: [minha.estoque] }),
    );
  }
});
afterAll(() => app.close());

/** Public ones last: one of them ends the session. */
const rotas = () => {
  const publica = (rota: RotaDeclarada) => Number(rota.permissao === 'PUBLICA');
  return app.rotasDeclaradas.filter(({ metodo }) => metodo !== 'HEAD').sort((a, b) => publica(a) - publica(b));
};

/** Calls a route with ids of nothing, except where its declared scope names the stock or the unit. */
async function chamar(
  { metodo, url, unidade: escopo }: RotaDeclarada,
  pessoa: Pessoa | null,
  unidade: Unidade,
): Promise<number> {
  const valor = escopo && ('estoque' in escopo ? unidade.estoque.id : unidade.id);
  const [lugar, nome] = escopo ? Object.values(escopo)[0]!.split(/\.(.*)/) : [];
  // A parameter may carry a pattern: `:data(^\d{8})`.
  const caminho = url.replace(/:(\w+)(\([^)]*\))?/g, (_texto, parametro: string) =>
    String(lugar === 'params' && parametro === nome ? valor : NINGUEM),
  );
  const resposta = await app.inject({
    method: metodo as 'GET',
    url: caminho,
    query: lugar === 'query' ? { [nome!]: String(valor) } : {},
    headers: pessoa ? { authorization: `Bearer ${pessoa.token}` } : {},
    ...(metodo !== 'GET' && metodo !== 'DELETE' && { payload: {} }),
  });
  return resposta.statusCode;
}

const dizer = ({ metodo, url }: RotaDeclarada) => `${String(metodo)} ${url}`;

describe('every route as it declares itself', () => {
  test('there are routes to test', () => expect(rotas().length).toBeGreaterThan(10));

  test('without a session only what is public answers', async () => {
    const abertas: string[] = [];
    for (const rota of rotas()) if ((await chamar(rota, null, minha)) !== 401) abertas.push(dizer(rota));
    expect(abertas.sort()).toEqual(
      rotas()
        .filter(({ permissao }) => permissao === 'PUBLICA')
        .map(dizer)
        .sort(),
    );
  });

  test.each([null, ...PERMISSOES])(
    'with permission %s: what asks for another answers 403, the rest does not',
    async (permissao) => {
      const pessoa = pessoas.get(permissao)!;
      const surpresas: string[] = [];
      for (const rota of rotas()) {
        const esperada =
          rota.permissao === 'PUBLICA' ||
          rota.permissao === 'LOGADO' ||
          [rota.permissao].flat().some((uma) => uma === permissao);
        const status = await chamar(rota, pessoa, minha);
        if (esperada ? status === 401 || status >= 500 || (status === 403 && rota.unidade) : status !== 403)
          surpresas.push(`${dizer(rota)}: ${status}`);
      }
      expect(surpresas).toEqual([]);
    },
  );

  test('with every permission, another unit answers 403 wherever a unit is declared', async () => {
    const tudo = await entrarComo(app, { permissoes: PERMISSOES, estoques: [minha.estoque] });
    const surpresas: string[] = [];
    for (const rota of rotas()) {
      if (!rota.unidade || Object.values(rota.unidade)[0]!.startsWith('body.')) continue;
      const status = await chamar(rota, tudo, alheia);
      if (status !== 403) surpresas.push(`${dizer(rota)}: ${status}`);
    }
    expect(surpresas).toEqual([]);
  });

  test('a unit that the address does not name, or not by an id, answers 422 at its parameter', async () => {
    const tudo = await entrarComo(app, { permissoes: PERMISSOES, estoques: [minha.estoque] });
    const surpresas: string[] = [];
    for (const rota of rotas()) {
      const [lugar, nome] = Object.values(rota.unidade ?? {})[0]?.split(/\.(.*)/) ?? [];
      // A pattern in the path leaves to the router what is no number.
      if ((lugar !== 'query' && lugar !== 'params') || rota.url.includes(`:${nome}(`)) continue;
      for (const valor of lugar === 'query'
        ? [undefined, '', 'abc', '0', '1.5', '99999999999']
        : ['abc', '0', '1.5', '99999999999']) {
        const resposta = await app.inject({
          method: rota.metodo as 'GET',
          url: rota.url.replace(/:(\w+)(\([^)]*\))?/g, (_texto, parametro: string) =>
            lugar === 'params' && parametro === nome ? String(valor) : String(NINGUEM),
          ),
          query: lugar === 'query' && valor !== undefined ? { [nome!]: valor } : {},
          headers: { authorization: `Bearer ${tudo.token}` },
        });
        const campo = resposta.json<{ errors?: { campo: string }[] }>().errors?.[0]?.campo;
        if (resposta.statusCode !== 422 || campo !== nome)
          surpresas.push(`${dizer(rota)} ${nome}=${valor}: ${resposta.statusCode} ${campo}`);
      }
    }
    expect(surpresas).toEqual([]);
  });
});

test('an app with a route that does not declare its permission does not start', async () => {
  const outro = Fastify();
  await outro.register(erros);
  await outro.register(banco, { conexao: await bancoDeTeste() });
  await outro.register(sessao);
  await outro.register(permissao, { rotas: [] });
  expect(() => outro.get('/esquecida', () => 'x')).toThrow('A rota GET /esquecida não declara config.permissao.');
  await outro.close();
});
