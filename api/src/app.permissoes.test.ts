import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import Fastify, { type FastifyInstance } from 'fastify';
import banco from './plugins/banco.js';
import correio, { SEM_CORREIO } from './plugins/correio.js';
import erros from './plugins/erros.js';
import permissao from './plugins/permissao.js';
import sessao from './plugins/sessao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from './teste/app.js';
import { bancoDeTeste } from './teste/banco.js';
import { PERMISSOES_DAS_ROTAS } from './teste/rotas/permissoes/index.js';
import { rotasDoApp, type Rota } from './teste/rotas/rotas-do-app.js';

/** No row has this id, and it is not a date: a caller with access gets 404 or 422, and nothing changes. */
const ID_DE_NADA = 99_999_999;

let app: FastifyInstance;
let rotas: Rota[];
const pessoas = new Map<Permissao | null, Pessoa>();

beforeAll(async () => {
  app = await criarAppDeTeste();
  rotas = rotasDoApp(app);
  for (const permissao of [null, ...PERMISSOES])
    pessoas.set(permissao, await entrarComo(app, { permissoes: permissao ? [permissao] : [] }));
});
afterAll(() => app.close());

/** A call that names no existing row; returns its status, and the message of a refusal. */
async function chamar({ metodo, caminho }: Rota, pessoa: Pessoa | null): Promise<{ status: number; frase?: string }> {
  const resposta = await app.inject({
    method: metodo,
    // A parameter may carry a pattern: `:data(^\d{8})`.
    url: `/api${caminho.replace(/:\w+(\([^)]*\))?/g, String(ID_DE_NADA))}`,
    headers: pessoa ? { authorization: `Bearer ${pessoa.token}` } : {},
    ...(metodo !== 'GET' && metodo !== 'DELETE' && { payload: {} }),
  });
  const recusada = resposta.statusCode >= 400;
  return { status: resposta.statusCode, ...(recusada && { frase: resposta.json<{ detail: string }>().detail }) };
}

const quemPode = ({ nome }: Rota) => PERMISSOES_DAS_ROTAS[nome]?.quem;

describe('every route agrees with the hand-written table', () => {
  test('the table has each route of the API, and no other', () => {
    expect(rotas.map(({ nome }) => nome).sort()).toEqual(Object.keys(PERMISSOES_DAS_ROTAS).sort());
  });

  test('without a session only public routes can be called', async () => {
    const abertas: string[] = [];
    for (const rota of rotas) if ((await chamar(rota, null)).status !== 401) abertas.push(rota.nome);
    const publicas = Object.keys(PERMISSOES_DAS_ROTAS).filter((nome) => PERMISSOES_DAS_ROTAS[nome]?.quem === 'PUBLICA');
    expect(abertas.sort()).toEqual(publicas.sort());
  });

  test.each([null, ...PERMISSOES])(
    'permission %s opens its own routes; the routes of other permissions answer 403',
    async (permissao) => {
      const pessoa = pessoas.get(permissao)!;
      const surpresas: string[] = [];
      for (const rota of rotas) {
        // One of the public routes ends the session.
        if (quemPode(rota) === 'PUBLICA') continue;
        const aberta = [quemPode(rota)].flat().some((uma) => uma === 'LOGADO' || uma === permissao);
        const { status, frase } = await chamar(rota, pessoa);
        // No row has this id, so a route may still refuse the unit or the record, but with another message.
        const semPermissao = status === 403 && frase === 'Você não tem permissão para esta operação.';
        if (semPermissao === aberta || status === 401 || status >= 500)
          surpresas.push(`${rota.nome}: ${status} ${frase}`);
      }
      expect(surpresas).toEqual([]);
    },
  );

  test('a session by PIN opens the routes of the kitchen, and no other, whatever its user may do', async () => {
    const cozinha = await entrarComo(app, { permissoes: PERMISSOES, alcance: 'COZINHA' });
    const surpresas: string[] = [];
    for (const rota of rotas) {
      if (quemPode(rota) === 'PUBLICA') continue;
      const { status, frase } = await chamar(rota, cozinha);
      const recusada = status === 403 && frase === 'Este acesso por PIN só abre a cozinha. Entre com usuário e senha.';
      const aberta = PERMISSOES_DAS_ROTAS[rota.nome]?.cozinha === true;
      if (recusada === aberta || status === 401 || status >= 500) surpresas.push(`${rota.nome}: ${status} ${frase}`);
    }
    expect(surpresas).toEqual([]);
  });

  test('a unit that is missing in the URL, or is not an id, returns 422 at its parameter', async () => {
    const tudo = await entrarComo(app, { permissoes: PERMISSOES });
    const surpresas: string[] = [];
    for (const { metodo, caminho, nome, unidade } of rotas) {
      const [lugar, parametro] = Object.values(unidade ?? {})[0]?.split(/\.(.*)/) ?? [];
      // A pattern in the path lets the router reject other texts than numbers.
      if ((lugar !== 'query' && lugar !== 'params') || caminho.includes(`:${parametro}(`)) continue;
      for (const valor of lugar === 'query'
        ? [undefined, '', 'abc', '0', '1.5', '99999999999']
        : ['abc', '0', '1.5', '99999999999']) {
        const resposta = await app.inject({
          method: metodo,
          url: `/api${caminho.replace(/:(\w+)(\([^)]*\))?/g, (_texto, este: string) =>
            lugar === 'params' && este === parametro ? String(valor) : String(ID_DE_NADA),
          )}`,
          query: lugar === 'query' && valor !== undefined ? { [parametro!]: valor } : {},
          headers: { authorization: `Bearer ${tudo.token}` },
        });
        const campo = resposta.json<{ errors?: { campo: string }[] }>().errors?.[0]?.campo;
        if (resposta.statusCode !== 422 || campo !== parametro)
          surpresas.push(`${nome} ${parametro}=${valor}: ${resposta.statusCode} ${campo}`);
      }
    }
    expect(surpresas).toEqual([]);
  });
});

test('an app with a route that does not declare its permission does not start', async () => {
  const outro = Fastify();
  await outro.register(erros);
  await outro.register(banco, { conexao: await bancoDeTeste() });
  await outro.register(correio, SEM_CORREIO);
  await outro.register(sessao);
  await outro.register(permissao, { rotas: [] });
  expect(() => outro.get('/esquecida', () => 'x')).toThrow('A rota GET /esquecida não declara config.permissao.');
  await outro.close();
});
