import type { CustoDaFicha, ModalidadeEscolar } from '@merenda/shared/contratos';
import { codigoDoPerCapita } from '@merenda/shared/regras';
import { and, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { cardapios, pratos } from '../../banco/esquema/cardapios.js';
import { categorias, faixasEtarias, perCapitaPnae } from '../../banco/esquema/convencoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';

/** The pupils for whom something is composed. */
export interface EtapaDaFicha {
  categoria: number;
  modalidade: ModalidadeEscolar;
}

/** The stage of dishes or menus; null where they have several. */
export async function etapaComum(
  banco: Banco | Transacao,
  tabela: typeof pratos | typeof cardapios,
  ids: readonly number[],
): Promise<EtapaDaFicha | null> {
  const [etapa, outra] = await banco
    .selectDistinct({ categoria: tabela.categoriaId, modalidade: tabela.modalidade })
    .from(tabela)
    .where(inArray(tabela.id, [...new Set(ids)]));
  return etapa && !outra ? etapa : null;
}

/** What the national programme transfers today for a pupil of the stage and day; null if no norm in force says it. */
export async function repasseDaEtapa(
  banco: Banco | Transacao,
  { categoria, modalidade }: EtapaDaFicha,
): Promise<CustoDaFicha['repasse']> {
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(eq(categorias.id, categoria));
  if (!faixa) return null;
  const { codigo, valor, norma, certeza, vigenteDe, vigenteAte } = perCapitaPnae;
  const [vigente] = await banco
    .select({ codigo, valor, norma, certeza })
    .from(perCapitaPnae)
    .where(
      and(
        eq(codigo, codigoDoPerCapita(faixa.codigo, modalidade)),
        lte(vigenteDe, hoje()),
        or(isNull(vigenteAte), gte(vigenteAte, hoje())),
      ),
    )
    .orderBy(desc(vigenteDe))
    .limit(1);
  return vigente ? { ...vigente, valor: Number(vigente.valor) } : null;
}
