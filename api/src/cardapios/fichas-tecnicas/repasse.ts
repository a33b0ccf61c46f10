import {
  MODALIDADES_ESCOLAR,
  type CustoDaFicha,
  type DadosDasFichas,
  type ModalidadeEscolar,
} from '@merenda/shared/contratos';
import { codigoDoPerCapita, repasseDoAcervo } from '@merenda/shared/regras';
import { and, asc, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias, perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import type { cardapios, pratos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';

/** The pupils that something is composed for. */
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

/**
 * What the national programme transfers for a pupil of the stage and day; null if no norm in force sets it.
 * @param dia 'YYYY-MM-DD' on which the norm is in force; default: today
 */
export const repasseDaEtapa = async (
  banco: Banco | Transacao,
  etapa: EtapaDaFicha,
  dia = hoje(),
): Promise<CustoDaFicha['repasse']> => repasseDoAcervo({ repasses: await lerRepasses(banco, dia) }, etapa);

/** The transfer of each stage that a norm covers which is in force on a day, 'YYYY-MM-DD'; default: today. */
export async function lerRepasses(banco: Banco | Transacao, dia = hoje()): Promise<DadosDasFichas['repasses']> {
  const doPovo = await lerRepassesPorPovo(banco, dia);
  return doPovo(false);
}

/**
 * The same by unit: of one of a traditional people or community, whose pupils have a value of their own, or of another.
 */
export async function lerRepassesPorPovo(
  banco: Banco | Transacao,
  dia: string,
): Promise<(pct: boolean) => DadosDasFichas['repasses']> {
  const faixas = await banco
    .select({ categoria: categorias.id, faixa: faixasEtarias.codigo })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .orderBy(asc(categorias.id));
  const { codigo, valor, norma, certeza, vigenteDe, vigenteAte } = perCapitaPnae;
  const vigentes = await banco
    .select({ codigo, valor, norma, certeza })
    .from(perCapitaPnae)
    .where(and(lte(vigenteDe, dia), or(isNull(vigenteAte), gte(vigenteAte, dia))))
    .orderBy(desc(vigenteDe));
  return (pct) =>
    faixas.flatMap(({ categoria, faixa }) =>
      MODALIDADES_ESCOLAR.flatMap((modalidade) => {
        const repasse = vigentes.find((um) => um.codigo === codigoDoPerCapita(faixa, modalidade, pct));
        return repasse ? [{ categoria, modalidade, repasse: { ...repasse, valor: Number(repasse.valor) } }] : [];
      }),
    );
}
