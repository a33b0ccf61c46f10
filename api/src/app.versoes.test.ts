import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES, ROTAS, type Rota } from '@merenda/shared/contratos';
import { count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditoria } from './banco/esquema/auditoria.js';
import { entrarComo } from './teste/app.js';
import { abrirAppComCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';

let app: FastifyInstance;
let casa: Casa;
beforeAll(async () => {
  casa = await abrirAppComCasa(501);
  ({ app } = casa);
});
afterAll(() => fecharAppComCasa(casa));

/** The edits that compare the version that the screen has read, and their answers to another one. */
const FRASES: Record<string, string> = {
  'POST /solicitacoes/:id/recebimentos/:recebimento/estorno': 'A solicitação foi alterada',
  'POST /pagamentos/:id/estorno': 'O pagamento foi alterado',
  'PUT /extratos/lancamentos/:id/conciliacao': 'O lançamento foi conciliado',
  'PUT /aditivos/:id': 'O aditivo foi alterado',
  'PUT /alimentos/:id': 'O alimento foi alterado',
  'PUT /aquisicoes/:id': 'A aquisição foi alterada',
  'PUT /cardapios-calendario/:id': 'O calendário foi alterado',
  'PUT /cardapios-semanais/:id': 'O cardápio semanal foi alterado',
  'PUT /cardapios/:id': 'O cardápio foi alterado',
  'PUT /chamadas-publicas/:id': 'A chamada pública foi alterada',
  'PUT /chamadas-publicas/:id/projetos': 'A chamada pública foi alterada',
  'PUT /convencoes/:lista/opcoes/:nome': 'A opção foi alterada',
  'PUT /fornecedores/:id': 'O fornecedor foi alterado',
  'PUT /itens-produto/:id': 'O item foi alterado',
  'PUT /municipio': 'As configurações foram alteradas',
  'PUT /notas-fiscais/:id': 'A nota fiscal foi alterada',
  'PUT /periodos-letivos/:id': 'O calendário escolar foi alterado',
  'PUT /pessoas/:id': 'Seus dados foram alterados',
  'PUT /pratos/:id': 'O prato foi alterado',
  'PUT /preparos/:id': 'O preparo foi alterado',
  'PUT /produtos/:id': 'O produto foi alterado',
  'PUT /recursos-pnae/:id': 'O recurso foi alterado',
  'PUT /referencias-nutricionais/:id': 'A referência foi alterada',
  'PUT /regras-pnae/:id': 'A regra foi alterada',
  'PUT /solicitacoes/:id': 'A solicitação foi alterada',
  'PUT /solicitacoes/:id/receber': 'A solicitação foi alterada',
  'PUT /tratamentos/:tipo/prazo': 'O prazo foi alterado',
  'PUT /unidades-educacionais/:id': 'A unidade foi alterada',
  'PUT /usuarios/:id': 'O usuário foi alterado',
  'PUT /visoes/:id': 'A visão foi alterada',
};

/**
 * Rows inside of a body that have their own versions: their tests look at the refusal. A new unit has no rows to
 * compare, and a conference and a preview write nothing.
 */
const DE_LINHAS = [
  'POST /cardapios-calendario/mudancas',
  'POST /cardapios-calendario/mudancas/previa',
  'POST /matriculas/censo',
  'POST /matriculas/censo/conferencia',
  'POST /unidades-educacionais',
  'PUT /aquisicoes/fonte-de-recursos',
  'PUT /itens-produto/classificacoes',
  'PUT /itens-produto/graus',
  'PUT /unidades-educacionais/:id',
  'PUT /usuarios/acessos',
];

interface Esquema {
  properties?: Record<string, Esquema>;
  items?: Esquema;
  oneOf?: Esquema[];
  anyOf?: Esquema[];
}

const opcoesDe = (esquema: Esquema): Esquema[] => [
  esquema,
  ...[...(esquema.oneOf ?? []), ...(esquema.anyOf ?? [])].flatMap(opcoesDe),
];
const leVersao = (esquema: Esquema): boolean => opcoesDe(esquema).some(({ properties }) => properties?.['versao']);
/** Whether something inside of the body has a version. */
const leVersaoDentro = (esquema: Esquema): boolean =>
  opcoesDe(esquema)
    .flatMap(({ properties, items }) => [...Object.values(properties ?? {}), ...(items ? [items] : [])])
    .some((parte) => leVersao(parte) || leVersaoDentro(parte));

test('the tables have every route that takes a version, and no other', () => {
  const rotas = Object.entries<Rota>(ROTAS).flatMap(([nome, { corpo }]) =>
    corpo ? [{ nome, esquema: z.toJSONSchema(corpo, { unrepresentable: 'any', io: 'input' }) as Esquema }] : [],
  );
  const nomesDe = (le: (esquema: Esquema) => boolean) =>
    rotas.flatMap(({ nome, esquema }) => (le(esquema) ? [nome] : [])).sort();
  expect([nomesDe(leVersao), nomesDe(leVersaoDentro)]).toEqual([Object.keys(FRASES).sort(), DE_LINHAS]);
});

const linhasDaTrilha = async () => (await app.banco.select({ n: count() }).from(auditoria))[0]?.n;

test.each(Object.entries(FRASES))('%s of another version is refused at it, and writes nothing', async (nome, frase) => {
  const gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [casa.estoque] });
  const escrita = ESCRITAS[nome];
  if (!escrita) throw new Error(`${nome} is not in the table of writes.`);
  const { url, corpo, cabecalhos } = await escrita.preparar(casa, gestora);
  const antes = await linhasDaTrilha();
  const [metodo] = nome.split(' ') as ['PUT' | 'POST'];
  const resposta = await gestora.injetar(metodo, url, { ...(corpo as object), versao: 999 }, cabecalhos);
  const mensagem = `${frase} por outra pessoa enquanto você editava.`;
  expect([resposta.statusCode, resposta.json().errors]).toEqual([409, [{ campo: 'versao', mensagem }]]);
  expect(await linhasDaTrilha()).toBe(antes);
});
