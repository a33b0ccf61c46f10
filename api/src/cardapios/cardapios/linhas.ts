import type { CardapioNovo, CardapioResumo, ModalidadeEscolar, PatologiaInformada } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { violacoesDaQuantidadeDePratos } from '@merenda/shared/regras';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  cardapioAlternativos,
  cardapioPatologias,
  cardapioPratos,
  cardapios,
  pratos,
} from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { idsDasPatologias } from '../patologias/informadas.js';

/** The menu that the rows belong to. */
export interface Dono extends Etapa {
  id: number;
}

interface Etapa {
  categoriaId: number;
  modalidade: ModalidadeEscolar;
}

/**
 * Replaces the dishes. 422 when the modality takes another number of them, one is for another category, or comes twice
 * at the same hour.
 */
export async function gravarPratos(
  tx: Transacao,
  { id, categoriaId, modalidade }: Dono,
  linhas: CardapioNovo['pratos'],
): Promise<void> {
  const [outraQuantidade] = violacoesDaQuantidadeDePratos(modalidade, linhas.length);
  if (outraQuantidade) throw invalido([outraQuantidade]);
  const ids = linhas.map(({ prato }) => prato.id);
  const achados = await tx
    .select({ id: pratos.id, nome: pratos.nome, categoriaId: pratos.categoriaId })
    .from(pratos)
    .where(inArray(pratos.id, ids))
    .orderBy(pratos.id)
    .for('share');
  const porId = new Map(achados.map((prato) => [prato.id, prato]));
  linhas.forEach(({ hora, prato: { id: pratoId } }, posicao) => {
    const campo = `pratos.${posicao}.prato.id`;
    const prato = exigirPratoDaCategoria(porId.get(pratoId), categoriaId, campo);
    const repetido = linhas.findIndex((outra) => outra.hora === hora && outra.prato.id === pratoId) !== posicao;
    if (repetido)
      throw invalido([{ campo, mensagem: `O prato ${nomeComum(prato.nome)} já está no cardápio às ${hora}.` }]);
  });
  await tx.delete(cardapioPratos).where(eq(cardapioPratos.cardapioId, id));
  await tx
    .insert(cardapioPratos)
    .values(linhas.map(({ hora, tipo, prato }) => ({ cardapioId: id, hora, tipo, pratoId: prato.id })));
}

/** The dish that a row names. Throws 422 at `campo` when there is none, or it is for another category. */
export function exigirPratoDaCategoria<P extends { nome: string; categoriaId: number }>(
  prato: P | undefined,
  categoriaId: number,
  campo: string,
): P {
  if (!prato) throw invalido([{ campo, mensagem: 'Prato não encontrado.' }]);
  if (prato.categoriaId !== categoriaId)
    throw invalido([{ campo, mensagem: `O prato ${nomeComum(prato.nome)} é de outra categoria.` }]);
  return prato;
}

/**
 * Replaces the menus offered instead of a REGULAR one. 422 when one is not an alternative menu of the same category and
 * modality, or comes twice.
 */
export async function gravarAlternativos(
  tx: Transacao,
  dono: Dono,
  alternativos: readonly { id: number }[],
): Promise<void> {
  const ids = alternativos.map(({ id }) => id);
  const achados =
    ids.length === 0
      ? []
      : await tx.select().from(cardapios).where(inArray(cardapios.id, ids)).orderBy(cardapios.id).for('share');
  const porId = new Map(achados.map((cardapio) => [cardapio.id, cardapio]));
  ids.forEach((id, posicao) => {
    const campo = `alternativos.${posicao}.id`;
    const cardapio = porId.get(id);
    if (!cardapio) throw invalido([{ campo, mensagem: 'Cardápio não encontrado.' }]);
    if (cardapio.cardapioTipo === 'REGULAR')
      throw invalido([{ campo, mensagem: `O cardápio ${nomeComum(cardapio.nome)} não é alternativo.` }]);
    exigirEtapaDoCardapio(cardapio, dono, campo);
    if (ids.indexOf(id) !== posicao) throw invalido([{ campo, mensagem: 'Cardápio alternativo repetido.' }]);
  });
  await tx.delete(cardapioAlternativos).where(eq(cardapioAlternativos.cardapioId, dono.id));
  if (ids.length > 0)
    await tx.insert(cardapioAlternativos).values(ids.map((alternativoId) => ({ cardapioId: dono.id, alternativoId })));
}

/** Throws 422 at `campo` when a menu is for another category or modality than the record that takes it. */
export function exigirEtapaDoCardapio(
  { nome, categoriaId, modalidade }: Etapa & { nome: string },
  dono: Etapa,
  campo: string,
): void {
  if (categoriaId !== dono.categoriaId || modalidade !== dono.modalidade)
    throw invalido([{ campo, mensagem: `O cardápio ${nomeComum(nome)} é de outra categoria ou modalidade.` }]);
}

/** Replaces the pathologies that a menu is for; new names join the list. 422 when there is none, or one comes twice. */
export async function gravarPatologias(
  tx: Transacao,
  { id }: Dono,
  informadas: readonly PatologiaInformada[],
): Promise<void> {
  if (informadas.length === 0) throw invalido([{ campo: 'patologias', mensagem: 'Informe ao menos uma patologia.' }]);
  const ids = await idsDasPatologias(tx, informadas, (posicao) => `patologias.${posicao}`);
  ids.forEach((patologiaId, posicao) => {
    if (ids.indexOf(patologiaId) !== posicao)
      throw invalido([{ campo: `patologias.${posicao}`, mensagem: 'Patologia repetida.' }]);
  });
  await tx.delete(cardapioPatologias).where(eq(cardapioPatologias.cardapioId, id));
  await tx.insert(cardapioPatologias).values(ids.map((patologiaId) => ({ cardapioId: id, patologiaId })));
}

/** The rows of the row of `cardapios` in a query, as JSON. */
export const PRATOS = sql<CardapioResumo['pratos']>`coalesce((
  select json_agg(json_build_object('id', cp.id, 'hora', to_char(cp.hora, 'HH24:MI'), 'tipo', cp.tipo, 'prato', json_build_object('id', p.id, 'nome', p.nome)) order by cp.hora, cp.id)
  from cardapio_pratos cp join pratos p on p.id = cp.prato_id where cp.cardapio_id = cardapios.id), '[]')`;

export const ALTERNATIVOS = sql<CardapioResumo['alternativos']>`coalesce((
  select json_agg(json_build_object('id', c.id, 'nome', c.nome) order by c.nome, c.id)
  from cardapio_alternativos a join cardapios c on c.id = a.alternativo_id where a.cardapio_id = cardapios.id), '[]')`;

export const PATOLOGIAS = sql<CardapioResumo['patologias']>`coalesce((
  select json_agg(json_build_object('id', p.id, 'tipo', p.tipo) order by p.tipo)
  from cardapio_patologias cp join patologias p on p.id = cp.patologia_id where cp.cardapio_id = cardapios.id), '[]')`;
