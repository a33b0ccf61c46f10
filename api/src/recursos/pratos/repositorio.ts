import type { Prato, PratoEdicao, PratoNovo, PratoResumo } from '@merenda/shared/contratos';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapioPratos, cardapios, pratoPreparos, pratos, preparos } from '../../banco/esquema/cardapios.js';
import { categorias, faixasEtarias } from '../../banco/esquema/convencoes.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { CATEGORIA, exigirCategoria, modalidadePorNome } from '../convencoes/etapa.js';
import { recusarSeEmUso } from '../em-uso.js';
import { fichaDePratos } from '../fichas-tecnicas/calculo.js';
import { exigirVersao, type Recebida } from '../versao.js';

const ENTIDADE = 'pratos';

/** Every dish, by name. */
export function listarPratos(banco: Banco): Promise<PratoResumo[]> {
  return buscar(banco);
}

/** The dish with its technical sheet; 404 when there is none. */
export async function buscarPrato(banco: Banco | Transacao, id: number): Promise<Prato> {
  const [prato] = await buscar(banco, eq(pratos.id, id));
  if (!prato) throw naoEncontrado('Prato não encontrado.');
  return { ...prato, nutrientes: await fichaDePratos(banco, [id]) };
}

/** Registers a dish. 409 when the category and modality have one of the same name; 422 when a preparation is not there or comes twice. */
export function criarPrato(contexto: Contexto, novo: PratoNovo): Promise<Prato> {
  return emTransacao(contexto, async (tx) => {
    await exigirCategoria(tx, novo.categoria.id);
    const { id } = primeira(await comNomeUnico(tx.insert(pratos).values(colunas(novo)).returning({ id: pratos.id })));
    await gravarPreparos(tx, id, novo.preparos);
    const criado = await buscarPrato(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a dish. 404, 409 when it changed since it was read, or when its category would change under a menu that serves it. */
export function alterarPrato(contexto: Contexto, id: number, edicao: Recebida<PratoEdicao>): Promise<Prato> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'O prato foi alterado');
    await exigirCategoria(tx, edicao.categoria.id);
    if (edicao.categoria.id !== antes.categoria.id) await exigirForaDeCardapios(tx, id);
    await comNomeUnico(
      tx
        .update(pratos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(pratos.id, id)),
    );
    await gravarPreparos(tx, id, edicao.preparos);
    const depois = await buscarPrato(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a dish. 409 saying which menus and meals use it. */
export function excluirPrato(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O prato ${antes.nome}`, [
      {
        tipo: 'cardapio',
        registros: sql`select c.id, c.nome, c.nome as ordem from cardapios c join cardapio_pratos cp on cp.cardapio_id = c.id where cp.prato_id = ${id}`,
      },
      {
        tipo: 'refeicao',
        registros: sql`select id, to_char(dia + hora, 'DD/MM/YYYY HH24:MI') as nome, dia + hora as ordem from refeicoes where prato_id = ${id}`,
      },
      {
        tipo: 'substituicao',
        registros: sql`select s.id, to_char(l.data, 'DD/MM/YYYY') as nome, l.data as ordem from substituicoes s join lancamentos l on l.id = s.lancamento_id where ${id} in (s.substituido_id, s.substituto_id)`,
      },
    ]);
    await tx.delete(pratos).where(eq(pratos.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

const colunas = ({ nome, categoria, modalidade }: PratoNovo) => ({ nome, categoriaId: categoria.id, modalidade });

async function gravarPreparos(tx: Transacao, pratoId: number, escolhidos: PratoNovo['preparos']): Promise<void> {
  const ids = escolhidos.map(({ preparo }) => preparo.id);
  const achados = await tx
    .select({ id: preparos.id })
    .from(preparos)
    .where(inArray(preparos.id, ids))
    .orderBy(preparos.id)
    .for('share');
  const existentes = new Set(achados.map(({ id }) => id));
  ids.forEach((id, posicao) => {
    const campo = `preparos.${posicao}.preparo.id`;
    if (!existentes.has(id)) throw invalido([{ campo, mensagem: 'Preparo não encontrado.' }]);
    if (ids.indexOf(id) !== posicao) throw invalido([{ campo, mensagem: 'Este preparo já está no prato.' }]);
  });
  await tx.delete(pratoPreparos).where(eq(pratoPreparos.pratoId, pratoId));
  await tx.insert(pratoPreparos).values(ids.map((preparoId, ordem) => ({ pratoId, preparoId, ordem })));
}

/** A menu takes dishes of its own age band only: a dish that one serves keeps its category. */
async function exigirForaDeCardapios(tx: Transacao, id: number): Promise<void> {
  const [uso] = await tx
    .select({ nome: cardapios.nome })
    .from(cardapioPratos)
    .innerJoin(cardapios, eq(cardapios.id, cardapioPratos.cardapioId))
    .where(eq(cardapioPratos.pratoId, id));
  if (!uso) return;
  const mensagem = `O prato está no cardápio ${uso.nome}: a categoria não pode mudar.`;
  throw conflito(mensagem, [{ campo: 'categoria', mensagem }]);
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'pratos_unico',
    'nome',
    'Já existe um prato com este nome para a mesma categoria e modalidade.',
  );
}

async function travar(tx: Transacao, id: number): Promise<Prato> {
  await tx.select({ id: pratos.id }).from(pratos).where(eq(pratos.id, id)).for('update');
  return buscarPrato(tx, id);
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<PratoResumo[]> {
  const { id, nome, modalidade, versao } = pratos;
  const linhas = await banco
    .select({ id, nome, categoria: CATEGORIA, modalidade, preparos: PREPAROS, versao })
    .from(pratos)
    .innerJoin(categorias, eq(categorias.id, pratos.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(filtro);
  return linhas.map((linha) => ({ ...linha, modalidade: modalidadePorNome(linha.modalidade) })).sort(porNome);
}

const PREPAROS = sql<PratoResumo['preparos']>`coalesce((
  select json_agg(json_build_object('preparo', json_build_object('id', p.id, 'nome', p.nome)) order by pp.ordem)
  from prato_preparos pp join preparos p on p.id = pp.preparo_id where pp.prato_id = pratos.id), '[]')`;
