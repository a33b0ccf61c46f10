import type { SubstituicaoNova } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios, pratos, substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { buscarLancamento, travarLancamento } from './consultas.js';
import { pratosServidos, type PratoServido } from './dia.js';

/**
 * Serves another dish in a launched menu; the menu itself does not change. `substituido` is the dish that is served
 * now: a substitute may be substituted again, and the menu's own dish may be restored. 404, 422 for a dish that is not
 * served, is already served or is of another category, 409 when the dish's meal is registered or the unit is
 * deactivated.
 */
export function substituirPrato(
  contexto: Contexto,
  lancamentoId: number,
  { substituido, substituto }: SubstituicaoNova,
): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const { unidadeEducacionalId } = await buscarLancamento(tx, contexto.usuario, lancamentoId);
    await exigirUnidadesAtivas(tx, [unidadeEducacionalId]);
    const { cardapioId } = await travarLancamento(tx, contexto.usuario, lancamentoId);
    const servidos = await pratosServidos(tx, [lancamentoId]);
    const atuais = servidos.filter(({ prato }) => prato.id === substituido.id);
    const [atual] = atuais;
    if (!atual)
      throw invalido([{ campo: 'substituido', mensagem: 'Este prato não é servido neste cardápio. Atualize a tela.' }]);
    if (atuais.some(({ refeicao }) => refeicao))
      throw conflito(
        'A refeição com este prato já está registrada. Exclua-a no histórico de execução antes de substituir o prato.',
      );
    if (servidos.some(({ prato }) => prato.id === substituto.id))
      throw invalido([{ campo: 'substituto', mensagem: 'Este prato já é servido neste cardápio.' }]);
    await exigirPratoDaCategoria(tx, substituto.id, cardapioId);
    await gravar(tx, atual, substituto.id);
    await auditar(tx, {
      entidade: 'cardapios-calendario',
      id: lancamentoId,
      acao: 'SUBSTITUIR',
      antes: { prato: substituido.id },
      depois: { prato: substituto.id },
    });
  });
}

async function gravar(
  tx: Transacao,
  { lancamentoId, prato, substituido }: PratoServido,
  substitutoId: number,
): Promise<void> {
  const substituidoId = (substituido ?? prato).id;
  await tx
    .delete(substituicoes)
    .where(and(eq(substituicoes.lancamentoId, lancamentoId), eq(substituicoes.substituidoId, substituidoId)));
  if (substitutoId !== substituidoId)
    await tx.insert(substituicoes).values({ lancamentoId, substituidoId, substitutoId });
}

/** As in the menu itself, a portion belongs to an age band: the substitute is of the menu's category. */
async function exigirPratoDaCategoria(tx: Transacao, pratoId: number, cardapioId: number): Promise<void> {
  const [achado] = await tx
    .select({ doPrato: pratos.categoriaId, doCardapio: cardapios.categoriaId })
    .from(pratos)
    .innerJoin(cardapios, eq(cardapios.id, cardapioId))
    .where(eq(pratos.id, pratoId))
    .for('share');
  if (!achado) throw invalido([{ campo: 'substituto', mensagem: 'Prato não encontrado.' }]);
  if (achado.doPrato !== achado.doCardapio)
    throw invalido([
      { campo: 'substituto', mensagem: 'A categoria deste prato é diferente da categoria do cardápio.' },
    ]);
}
