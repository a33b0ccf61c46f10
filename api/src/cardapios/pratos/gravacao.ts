import type { Prato, PratoEdicao, PratoNovo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { cardapioPratos, cardapios, pratoPreparos, pratos, preparos } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirCategoria } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { buscarPrato, travarPrato } from './consultas.js';

/**
 * Registers a dish. 409 when the category and modality have one of the same name; 422 when a preparation does not exist
 * or is repeated.
 */
export function criarPrato(contexto: Contexto, novo: PratoNovo): Promise<Prato> {
  return emTransacao(contexto, async (tx) => {
    await exigirCategoria(tx, novo.categoria.id);
    const { id } = primeira(await comNomeUnico(tx.insert(pratos).values(colunas(novo)).returning({ id: pratos.id })));
    await gravarPreparos(tx, id, novo.preparos);
    const criado = await buscarPrato(tx, id);
    await auditar(tx, { entidade: 'pratos', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Changes a dish. 404, 409 when it changed since it was read, or when its category would change while a menu serves it.
 */
export function alterarPrato(contexto: Contexto, id: number, edicao: Recebida<PratoEdicao>): Promise<Prato> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPrato(tx, id);
    exigirVersao(antes, edicao.versao, 'O prato foi alterado');
    await exigirCategoria(tx, edicao.categoria.id);
    if (edicao.categoria.id !== antes.categoria.id) await exigirForaDeCardapios(tx, id);
    await comNomeUnico(
      tx
        .update(pratos)
        .set({ ...colunas(edicao, antes), versao: antes.versao + 1 })
        .where(eq(pratos.id, id)),
    );
    await gravarPreparos(tx, id, edicao.preparos);
    const depois = await buscarPrato(tx, id);
    await auditar(tx, { entidade: 'pratos', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** A field that is left out stays as it is stored. */
const colunas = ({ nome, categoria, modalidade, tiposDaRefeicao }: PratoNovo, guardado?: Prato) => ({
  nome,
  categoriaId: categoria.id,
  modalidade,
  tiposDaRefeicao: [...new Set(tiposDaRefeicao ?? guardado?.tiposDaRefeicao)],
});

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

/** A menu only has dishes of its own age band: a dish on a menu keeps its category. */
async function exigirForaDeCardapios(tx: Transacao, id: number): Promise<void> {
  const [uso] = await tx
    .select({ nome: cardapios.nome })
    .from(cardapioPratos)
    .innerJoin(cardapios, eq(cardapios.id, cardapioPratos.cardapioId))
    .where(eq(cardapioPratos.pratoId, id));
  if (!uso) return;
  const mensagem = `O prato está no cardápio ${nomeComum(uso.nome)}: a categoria não pode mudar.`;
  throw conflito(mensagem, [{ campo: 'categoria', mensagem }]);
}

/** Runs a write; throws 409 at the field when another record has the same name, category and modality. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'pratos_unico',
    'nome',
    'Já existe um prato com este nome para a mesma categoria e modalidade.',
  );
}
