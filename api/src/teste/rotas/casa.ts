import { PERMISSOES } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type OpcoesDeTeste, type Pessoa } from '../app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../cardapios.js';
import { abrirMercado, type Mercado } from '../compras.js';
import { turmaDaEscola } from '../escola.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../fabricas.js';
import { semearNutrientes } from '../nutricao.js';

/** One educational unit, and everything that a valid request about it needs. */
export interface Casa {
  app: FastifyInstance;
  unidade: { id: number };
  estoque: { id: number };
  /** A user with every permission and only this unit. Prepares the data of a request. */
  gestora: Pessoa;
  mercado: Mercado;
  /** A class of the unit's school in the stand-in of the school system. */
  turma: { escolaId: number; turmaId: number; alunos: { alunoId: number; nome: string }[] };
  /** Another unit, which receives movements. */
  destino: { id: number };
}

/** The API at the instant of `DIA`, with one unit. Close it with `fecharAppComCasa`. */
export async function abrirAppComCasa(escolaId: number, opcoes?: OpcoesDeTeste): Promise<Casa> {
  const app = await criarAppDeTeste(opcoes);
  definirRelogio({ agora: () => DIA.instante });
  await semearNutrientes(app);
  return abrirCasa(app, escolaId);
}

/** Closes the API, and the clock runs again. */
export async function fecharAppComCasa({ app }: Casa): Promise<void> {
  definirRelogio();
  await app.close();
}

/** Opens a unit. `escolaId` is its number in the school system: each unit of a test needs its own. */
export async function abrirCasa(app: FastifyInstance, escolaId: number): Promise<Casa> {
  const mercado = await abrirMercado(app);
  const { unidade } = mercado;
  await app.banco
    .update(unidadesEducacionais)
    .set({ idIEscolar: escolaId })
    .where(eq(unidadesEducacionais.id, unidade.id));
  const gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [unidade.estoque] });
  return {
    app,
    unidade,
    estoque: unidade.estoque,
    gestora,
    mercado: { ...mercado, comprador: gestora },
    turma: { escolaId, ...(await turmaDaEscola(escolaId)) },
    destino: (await criarUnidade(app)).estoque,
  };
}

/** Sends a request of the preparation; throws when it is refused. */
export async function feito<T>(
  pessoa: Pessoa,
  metodo: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  corpo?: unknown,
  cabecalhos?: Record<string, string>,
): Promise<T> {
  const resposta = await pessoa.injetar(metodo, url, corpo, cabecalhos);
  if (resposta.statusCode >= 400) throw new Error(`${metodo} ${url}: ${resposta.body}`);
  return resposta.body === '' ? (undefined as T) : resposta.json<T>();
}

/** A lot of rice with 10 sacks in the unit's stock. */
export const loteNoEstoque = ({ app, estoque, mercado }: Casa) =>
  criarLoteEmEstoque(app, {
    estoqueId: estoque.id,
    produtoId: mercado.arroz.id,
    quantidade: 10,
    dataFabricacao: '2026-01-01',
  });

/** Body of POST /refeicoes for 55 students: 3.3 kg of the food. */
export const corpoDaRefeicao = (
  { unidade }: Casa,
  { prato, lancamento }: { prato: { id: number }; lancamento: { id: number } },
) => ({
  dia: DIA.br,
  prato: { id: prato.id },
  tipo: 'ALMOCO',
  hora: '11:00',
  quantidadeDePessoas: 55,
  acrescimo: 0,
  lancamentoCardapio: { id: lancamento.id },
  unidadeEducacional: { id: unidade.id },
});

/** A registered meal of the menu of `DIA`. */
export async function refeicaoRegistrada(casa: Casa) {
  const doDia = await cardapioDoDia(casa);
  const { id } = await feito<{ id: number }>(casa.gestora, 'POST', '/refeicoes', corpoDaRefeicao(casa, doDia));
  return { id, ...doDia };
}

/** An executed meal of the menu of `DIA`. */
export async function refeicaoExecutada(casa: Casa) {
  const refeicao = await refeicaoRegistrada(casa);
  await feito(casa.gestora, 'POST', `/refeicoes/${refeicao.id}/abatimento`);
  return refeicao;
}

/** The day of these tests: a Monday with school. */
export const DIA = { iso: '2026-11-23', br: '23/11/2026', instante: new Date('2026-11-23T12:00:00-03:00') };

/** A menu with one dish of one food (60 g a student) on `DIA`, and 10 kg of the food in the stock. */
export async function cardapioDoDia({ app, unidade, estoque }: Casa) {
  const alimento = await criarAlimento(app);
  const prato = await criarPrato(app, [await criarPreparo(app, 10, [{ alimento, quantidade: '600' }])]);
  const cardapio = await criarCardapio(app, [prato], { categoriaId: prato.categoriaId });
  const lancamento = await criarLancamento(app, unidade, cardapio, DIA.iso);
  const produto = await criarProduto(app, { itemId: alimento.itemId });
  await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: produto.id, quantidade: 10 });
  return { alimento, prato, cardapio, lancamento };
}
